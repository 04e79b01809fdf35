import { checkTranslation } from '@relab/client/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useCommand } from '../commands/commands.tsx';
import { languageName } from '../content/language-name.ts';
import { useFormats } from '../session/use-formats.ts';
import { useToast } from '../ui/toast.tsx';
import { useSubmission } from '../ui/use-submission.ts';
import { type Source, sourceId } from './source.ts';
import * as texts from './texts.ts';
import css from './translation.module.css';

const SourceChanges = lazy(async () => ({
  default: (await import('./source-changes.tsx')).SourceChanges,
}));

export interface SourceNoticeProps {
  readonly source: Source;
  /** Whether something is typed that is in no version yet. */
  readonly isDirty: boolean;
  /** Whether the fields of the source stand on the page. */
  readonly isShown: boolean;
}

/** Whether a translation is up to date with its source, what it lacks, and the button that marks it. */
export function SourceNotice({ source, isDirty, isShown }: SourceNoticeProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const { isBusy, problems, submit } = useSubmission();
  const { name, translation, changes } = source;
  const { state, sourceVersion, checkedBy, checkedDate } = translation;
  const language = languageName(name.language);
  const isUpToDate = state === 'UpToDate';
  const mark = (): Promise<void> =>
    submit(async () => {
      await checkTranslation(client, {
        variantId: translation.managedContentVariantId ?? '',
        managedContentVersionId: name.managedContentVersionId,
      });
      toast({ text: texts.marked });
      return undefined;
    });
  const label = state === 'Started' ? texts.markTranslated : texts.markUpToDate;
  useCommand(isUpToDate || isDirty ? undefined : { label, run: () => void mark() });
  if (isUpToDate)
    return (
      <p className="soft">
        {texts.upToDate(language, name.versionNumber)}
        {checkedBy && checkedDate ? texts.checkedBy(checkedBy.name, formats.moment(checkedDate)) : '.'}
      </p>
    );
  const heading = state === 'Started' ? texts.begun : texts.movedOn(language);
  const hint = !sourceVersion
    ? texts.unknownHint(name.versionNumber)
    : state === 'Started'
      ? texts.begunHint(language, sourceVersion.versionNumber)
      : texts.movedOnHint(sourceVersion.versionNumber, name.versionNumber);
  return (
    <Notice
      tone={state === 'Started' ? 'info' : 'warning'}
      heading={heading}
      nextStep={
        <span className={css.step}>
          <ActionButton
            type="button"
            variant="secondary"
            busy={isBusy}
            disabled={isDirty}
            onClick={() => void mark()}
          >
            {label}
          </ActionButton>
          {isDirty && <span className="soft">{texts.saveFirst}</span>}
        </span>
      }
    >
      <p>{hint}</p>
      {problems[0] && <p role="alert">{problems[0]}</p>}
      {changes && sourceVersion && (
        <>
          {changes.length === 0 && <p>{texts.noChanges}</p>}
          {changes.length > 0 && isShown && (
            <p className={css.step}>
              <span>{texts.changedParts}</span>
              {changes.map((change) => (
                <a key={change.part} href={`#${sourceId(change.part)}`}>
                  {change.label}
                </a>
              ))}
            </p>
          )}
          {changes.length > 0 && (
            <Changes label={texts.showChanges(sourceVersion.versionNumber)}>
              <SourceChanges changes={changes} />
            </Changes>
          )}
        </>
      )}
    </Notice>
  );
}

/** The code that compares words is fetched once somebody wants to see them. */
function Changes({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <Suspense>{children}</Suspense>}
    </details>
  );
}
