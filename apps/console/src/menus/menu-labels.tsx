import { useClient } from '@relab/react';
import { Badge } from '@relab/toolkit/badge';
import { ActionButton } from '@relab/toolkit/button';
import { TextField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { languageName } from '../content/language-name.ts';
import { componentAt, type Place } from '../design/place.ts';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { addEntry } from './change-menu.ts';
import { slotInOther } from './menu-matches.ts';
import { labelOfEntry } from './menu-target.ts';
import css from './menus.module.css';
import * as texts from './texts.ts';
import type { LabelEdits, PendingLabel } from './use-label-edits.ts';
import type { MenuLanguage } from './use-menu-languages.ts';

export interface MenuLabelsProps {
  /** Of the menu that is edited. */
  readonly language: string;
  readonly member: string;
  readonly place: Place;
  readonly entry: JsonObject;
  readonly languages: readonly MenuLanguage[];
  readonly edits: LabelEdits;
  /** The field of the label in the language of the form, which is saved with it. */
  readonly children: ReactNode;
}

/** What an entry is called in each language of the space, beside one another. */
export function MenuLabels(props: MenuLabelsProps): ReactNode {
  const { languages, edits, children } = props;
  if (languages.length === 0) return children;
  return (
    <fieldset className={css.labels}>
      <legend>{texts.labels}</legend>
      <div className={css.languages}>
        {children}
        {languages.map((other) => (
          <OtherLabel key={other.language} {...props} other={other} />
        ))}
      </div>
      {edits.pending.length > 0 && <SaveLabels edits={edits} />}
    </fieldset>
  );
}

interface OtherLabelProps extends MenuLabelsProps {
  readonly other: MenuLanguage;
}

function OtherLabel(props: OtherLabelProps): ReactNode {
  const { other, place, entry, edits, language } = props;
  const there = other.matches.get(place);
  const match = there === undefined ? undefined : componentAt(other.view, there);
  if (there === undefined || !match) return <MissingLabel {...props} />;
  const pending = edits.find(other.language, there);
  const value = pending?.label ?? labelOfEntry(match);
  const isSame = value !== '' && value === labelOfEntry(entry);
  return (
    <TextField
      name={`label-${other.language}`}
      label={texts.labelIn(languageName(other.language))}
      lang={other.language.replace('_', '-')}
      hint={hintOf(other, pending, value === '', isSame ? languageName(language) : undefined)}
      value={value}
      maxLength={255}
      autoComplete="off"
      readOnly={!other.document?.isEditable}
      onChange={({ target }) => edits.change(other, there, target.value)}
    />
  );
}

function hintOf(
  { language, document }: MenuLanguage,
  pending: PendingLabel | undefined,
  isEmpty: boolean,
  sameAs: string | undefined,
): string | undefined {
  const { problem } = pending ?? {};
  if (problem?.kind === 'conflict') return texts.changedMeanwhile(problem.theirs);
  if (problem) return texts.goneMeanwhile(languageName(language));
  if (isEmpty) return texts.missingLabel;
  if (sameAs !== undefined) return texts.sameAs(sameAs);
  return document?.isEditable ? undefined : texts.notYours;
}

/** In place of the field of a language that has no such entry, or no menu at all. */
function MissingLabel({ other, member, place, entry }: OtherLabelProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const { isBusy, problems, submit } = useSubmission();
  const { document, view, matches } = other;
  const name = languageName(other.language);
  const canBeAdded = slotInOther(place, view, matches) !== undefined;
  const add = () =>
    submit(async () => {
      if (!document) return undefined;
      const isAdded = await addEntry(client, document, member, entry, (latest) =>
        slotInOther(place, latest, matches),
      );
      if (isAdded) toast({ text: texts.added(labelOfEntry(entry) || texts.unnamed, name) });
      return isAdded ? undefined : texts.addAboveFirst;
    });
  return (
    <div className={css.missing}>
      <span className={css.missingName}>{texts.labelIn(name)}</span>
      <Badge status="reserved" text={texts.missing} />
      {!document ? (
        <span className="soft">{texts.noMenuIn(name)}</span>
      ) : !canBeAdded ? (
        <span className="soft">{texts.addAboveFirst}</span>
      ) : (
        document.isEditable && (
          <ActionButton type="button" variant="secondary" busy={isBusy} onClick={() => void add()}>
            {texts.addThere}
          </ActionButton>
        )
      )}
      {problems[0] && <span role="alert">{problems[0]}</span>}
    </div>
  );
}

/** Other languages are contents of their own: they are saved apart from the form, all that are typed at once. */
function SaveLabels({ edits }: { readonly edits: LabelEdits }): ReactNode {
  const toast = useToast();
  const { isBusy, problems, submit } = useSubmission();
  const names = [...new Set(edits.pending.map(({ language }) => languageName(language)))].join(', ');
  const save = () =>
    submit(async () => {
      const { saved, left } = await edits.save();
      if (saved > 0) toast({ text: texts.labelsSaved(saved) });
      return left > 0 ? texts.labelsLeft(left) : undefined;
    });
  return (
    <div className={css.unsaved}>
      <p>{texts.notSavedIn(names)}</p>
      {problems[0] && (
        <Notice tone="error" heading={texts.labelsNotSaved}>
          {problems[0]}
        </Notice>
      )}
      <div className={css.tools}>
        <ActionButton type="button" busy={isBusy} onClick={() => void save()}>
          {texts.saveLabels(edits.pending.length)}
        </ActionButton>
        <ActionButton type="button" variant="plain" disabled={isBusy} onClick={edits.discard}>
          {texts.discardLabels}
        </ActionButton>
      </div>
    </div>
  );
}
