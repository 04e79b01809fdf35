import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useMemo, useState } from 'react';
import type { JsonObject } from '../content/body-value.ts';
import { useEditedDocument } from '../content/edited-document.ts';
import { languageName } from '../content/language-name.ts';
import { type NodeProps, nodeId } from '../content/node-props.tsx';
import { onEditingKey, stepIn } from '../design/editing-keys.ts';
import { EditingTools } from '../design/editing-tools.tsx';
import { outlineOf } from '../design/outline.ts';
import { OutlineList, type RowDrop } from '../design/outline-list.tsx';
import { insertComponent, moveComponent, replaceComponent } from '../design/page-edit.ts';
import { componentAt, componentsAt, type Place, type Slot, slotOf } from '../design/place.ts';
import { usePageEditing } from '../design/use-page-editing.ts';
import { ReadSection } from '../ui/read-state.tsx';
import { useToast } from '../ui/toast.tsx';
import { EntryForm } from './entry-form.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { labelOfEntry } from './menu-target.ts';
import { entries, fitsIn, levelAt, levelsOf, menuItems, menuView } from './menu-view.ts';
import css from './menus.module.css';
import * as texts from './texts.ts';
import { useLabelEdits } from './use-label-edits.ts';
import { useMenuLanguages } from './use-menu-languages.ts';
import { useTargetProblems } from './use-target-problems.ts';

const steps = ['up', 'down', 'in', 'out'] as const;

export interface MenuEditorProps extends NodeProps {
  readonly language: string;
}

/** The entries of a menu as a tree, beside the same menu in the other languages of its space. */
export const MenuEditor = (props: MenuEditorProps): ReactNode => (
  <ReadSection>
    <MenuTree {...props} />
  </ReadSection>
);

/** Entries are chosen, moved by dragging and by keys; each says what it is called in each language, and where it leads. */
function MenuTree({ language, ...node }: MenuEditorProps): ReactNode {
  const { schema, label, path, value, onChange, problems } = node;
  const toast = useToast();
  const view = useMemo(() => menuView(value), [value]);
  const editing = usePageEditing(view, (next) => {
    const items = menuItems(next);
    onChange(items.length > 0 ? items : undefined);
  });
  const [dragged, setDragged] = useState<Place>();
  const targetProblems = useTargetProblems(view);
  const [member = ''] = path;
  const languages = useMenuLanguages(useEditedDocument(), member, view);
  const edits = useLabelEdits(languages, member);
  const rows = useMemo(() => outlineOf(view), [view]);
  const levels = levelsOf(schema);
  const { chosen, apply } = editing;
  const entry = chosen === undefined ? undefined : componentAt(view, chosen);

  const move = (from: Place, to: Slot | undefined): void => {
    if (!to) return;
    if (fitsIn(view, from, to.region, levels)) apply(moveComponent(view, from, to));
    else toast({ text: texts.tooDeep(levels), tone: 'info' });
  };
  const step = stepIn(view, () => entries);
  function add(isBelow: boolean): void {
    const at = chosen === undefined ? undefined : slotOf(chosen);
    const slot: Slot =
      chosen === undefined || !at
        ? { region: entries, index: componentsAt(view, entries).length }
        : isBelow
          ? {
              region: `${chosen}.${entries}`,
              index: componentsAt(view, `${chosen}.${entries}`).length,
            }
          : { region: at.region, index: at.index + 1 };
    apply(insertComponent(view, slot, { label: texts.newEntry }));
  }
  function onDrop(at: Place, drop: RowDrop): void {
    if (dragged === undefined) return;
    const beside = slotOf(at);
    const inside = `${at}.${entries}`;
    if (drop === 'inside') move(dragged, { region: inside, index: componentsAt(view, inside).length });
    else move(dragged, { ...beside, index: beside.index + (drop === 'before' ? 0 : 1) });
  }
  const problemAt = (place: Place): string | undefined =>
    targetProblems.get(place) ??
    (problems.some((one) => one.path.join('.').startsWith(`${place}.label`)) ? texts.noLabel : undefined);

  /** The languages that have a menu, but no label for this entry. */
  const missingIn = (place: Place): string =>
    languages
      .filter(({ document, matches, view: other }) => {
        const there = matches.get(place);
        return document && labelOfEntry((there && componentAt(other, there)) || {}) === '';
      })
      .map((one) => languageName(one.language))
      .join(', ');

  return (
    <fieldset className={css.menu} id={nodeId(path)}>
      <legend className={css.legend}>{label}</legend>
      {targetProblems.size > 0 && (
        <Notice tone="info" heading={texts.problems(targetProblems.size)}>
          <ul className={css.problems}>
            {[...targetProblems].map(([place, problem]) => (
              <li key={place}>
                <ActionButton type="button" variant="plain" onClick={() => editing.choose(place)}>
                  {labelOfEntry(componentAt(view, place) ?? {}) || texts.unnamed}
                </ActionButton>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className={css.columns}>
        <div className={css.side}>
          <OutlineList
            label={texts.tree}
            describe={({ place, component }) => rowText(component, problemAt(place), missingIn(place))}
            rows={rows}
            chosen={chosen}
            onChoose={editing.choose}
            onKey={(event) => onEditingKey(event, { view, editing, step, move })}
            onDrag={setDragged}
            onDrop={onDrop}
          />
          <div className={css.tools}>
            <ActionButton type="button" variant="secondary" onClick={() => add(false)}>
              {texts.add}
            </ActionButton>
            <ActionButton
              type="button"
              variant="secondary"
              disabled={chosen === undefined || levelAt(chosen) >= levels}
              onClick={() => add(true)}
            >
              {texts.addBelow}
            </ActionButton>
            {steps.map((direction) => (
              <ActionButton
                key={direction}
                type="button"
                variant="secondary"
                disabled={chosen === undefined || step(chosen, direction) === undefined}
                onClick={() => chosen !== undefined && move(chosen, step(chosen, direction))}
              >
                {texts.moves[direction]}
              </ActionButton>
            ))}
            <EditingTools view={view} editing={editing} />
          </div>
          <p className="soft">{rows.length === 0 ? texts.emptyMenu : texts.keysHint}</p>
        </div>
        {chosen !== undefined && entry && schema.items ? (
          <EntryForm
            key={chosen}
            node={node}
            place={chosen}
            entry={entry}
            schema={schema.items}
            problem={targetProblems.get(chosen)}
            {...{ language, member, languages, edits }}
            onChange={(next, member) => apply(replaceComponent(view, chosen, next), `${chosen} ${member}`)}
          />
        ) : (
          <p className="soft">{texts.chooseFirst}</p>
        )}
      </div>
      <section aria-label={texts.preview}>
        <h2 className={css.heading}>{texts.preview}</h2>
        <MenuPreview view={view} problems={targetProblems} language={language} />
      </section>
    </fieldset>
  );
}

/** What a row says: its label, whether something is wrong with it, and in which languages it is missing. */
const rowText = (component: JsonObject, problem: string | undefined, missingIn: string): ReactNode => (
  <>
    {labelOfEntry(component) || texts.unnamed}
    {problem !== undefined && <span className={css.flag}>{` – ${texts.toCheck}`}</span>}
    {missingIn !== '' && <span className={css.flag}>{` – ${texts.missingIn(missingIn)}`}</span>}
  </>
);
