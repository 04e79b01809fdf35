import type { ContentDocument } from '@relab/contract/content';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { JsonObject } from '../content/body-value.ts';
import { CopyLink } from '../preview/preview-pane.tsx';
import { usePreviewAddress } from '../preview/use-preview-address.ts';
import { Tabs } from '../ui/tabs.tsx';
import { useToast } from '../ui/toast.tsx';
import { copiedBlock, copyBlock } from './block-clipboard.ts';
import { Canvas } from './canvas.tsx';
import css from './design.module.css';
import { onEditingKey, stepIn } from './editing-keys.ts';
import { EditingTools } from './editing-tools.tsx';
import { JsonPanel } from './json-panel.tsx';
import { regionLabel } from './labels.ts';
import type { DropTarget } from './marked-page.ts';
import { definitionOf, outlineOf } from './outline.ts';
import { OutlineList, type RowDrop } from './outline-list.tsx';
import { type PageFinding, pageFindings } from './page-checks.ts';
import { PageChecksPanel } from './page-checks-panel.tsx';
import { type PageDescription, readPageDescription } from './page-description.ts';
import {
  duplicateComponent,
  insertComponent,
  moveComponent,
  removeComponent,
  replaceComponent,
} from './page-edit.ts';
import { Palette } from './palette.tsx';
import { componentAt, componentsAt, type Place, type Slot, slotOf } from './place.ts';
import { SettingsForm, settingsId } from './settings-form.tsx';
import * as texts from './texts.ts';
import { usePageEditing } from './use-page-editing.ts';

export interface DesignEditorProps {
  readonly document: ContentDocument;
  readonly view: JsonObject;
  /** Another one once the server has stored what was changed. */
  readonly revision: string;
  readonly onChange: (view: JsonObject) => void;
}

/** What is being dragged: a new component by its definition, or one of the page. */
type Dragged = { readonly definition: string } | { readonly place: Place };

const noBlocks: PageDescription = { blocks: [], bindings: [], head: { title: '', description: '' } };

/** A page of the site that is made of blocks: the page as it is, what it is made of, and what can be set of each of them. */
export function DesignEditor({ document, view, revision, onChange }: DesignEditorProps): ReactNode {
  const toast = useToast();
  const address = usePreviewAddress(document, 'design');
  const [description, setDescription] = useState(noBlocks);
  const [findings, setFindings] = useState<readonly PageFinding[]>([]);
  const [dragged, setDragged] = useState<Dragged>();
  const [goesInto, setGoesInto] = useState<string>();
  const editing = usePageEditing(view, onChange);
  const { chosen, apply } = editing;
  const component = chosen === undefined ? undefined : componentAt(view, chosen);
  // Of a page with thousands of blocks the list may be a moment later than what is typed.
  const listed = useDeferredValue(view);
  const rows = useMemo(() => outlineOf(listed), [listed]);

  const regionsFor = (one: JsonObject | undefined): readonly string[] =>
    description.blocks.find(({ name }) => one !== undefined && name === definitionOf(one))?.regions ?? [];
  const regions = regionsFor(component);
  const mainRegion = (one: JsonObject): string | undefined =>
    regionsFor(one).find((name) => name === 'content' || name === 'item');
  const into = goesInto === undefined || !['', ...regions].includes(goesInto) ? undefined : goesInto;
  const region = into ?? (component ? mainRegion(component) : undefined) ?? '';

  const choose = (place: Place): void => {
    editing.choose(place);
    setGoesInto(undefined);
  };
  function show(page: Document): void {
    const described = readPageDescription(page);
    if (!described) return;
    setDescription(described);
    setFindings(pageFindings(page, described, document.title, rows));
  }
  /** To its settings, from wherever somebody was. */
  function goTo(at: Place): void {
    flushSync(() => choose(at));
    window.document.getElementById(settingsId)?.focus();
  }
  /** Where a new block goes. */
  const slot = (): Slot => {
    if (chosen === undefined) return { region: 'content', index: componentsAt(view, 'content').length };
    if (region === '') return { region: slotOf(chosen).region, index: slotOf(chosen).index + 1 };
    const inside = `${chosen}.${region}`;
    return { region: inside, index: componentsAt(view, inside).length };
  };
  const place = (at: Slot, what: Dragged): void => {
    setGoesInto(undefined);
    apply(
      'place' in what
        ? moveComponent(view, what.place, at)
        : insertComponent(view, at, { definition: what.definition, attributes: {} }),
    );
  };
  function dropOnPage(target: DropTarget | undefined): void {
    if (!dragged || !target) {
      if (dragged && componentsAt(view, 'content').length === 0)
        place({ region: 'content', index: 0 }, dragged);
      return;
    }
    if (target.kind === 'inside') place({ region: target.region, index: 0 }, dragged);
    else {
      const { region: around, index } = slotOf(target.place);
      place({ region: around, index: index + (target.isAfter ? 1 : 0) }, dragged);
    }
  }
  function dropOnRow(at: Place, drop: RowDrop): void {
    if (!dragged) return;
    const beside = slotOf(at);
    const target = componentAt(view, at);
    const name = drop === 'inside' && target ? mainRegion(target) : undefined;
    if (name !== undefined) {
      const inside = `${at}.${name}`;
      place({ region: inside, index: componentsAt(view, inside).length }, dragged);
    } else place({ ...beside, index: beside.index + (drop === 'before' ? 0 : 1) }, dragged);
  }
  function paste(): void {
    const copied = copiedBlock();
    if (copied) apply(insertComponent(view, slot(), copied));
    else toast({ text: texts.noBlockCopied, tone: 'info' });
  }

  function onKey(event: KeyboardEvent): boolean {
    const step = stepIn(view, mainRegion);
    const move = (from: Place, to: Slot): void => apply(moveComponent(view, from, to));
    if (onEditingKey(event, { view, editing, step, move })) return true;
    if (!event.ctrlKey && !event.metaKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'v') {
      paste();
      return true;
    }
    if (chosen === undefined || !component) return false;
    switch (key) {
      case 'd':
        apply(duplicateComponent(view, chosen));
        return true;
      case 'c':
        copyBlock(component);
        toast({ text: texts.copied, tone: 'info' });
        return true;
      case 'x':
        copyBlock(component);
        apply(removeComponent(view, chosen));
        return true;
      default:
        return false;
    }
  }

  const tools = (
    <>
      <EditingTools view={view} editing={editing}>
        <ActionButton
          type="button"
          variant="secondary"
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && apply(duplicateComponent(view, chosen))}
        >
          {texts.duplicate}
        </ActionButton>
      </EditingTools>
      <CopyLink document={document} />
    </>
  );
  const page =
    address.state === 'open' ? (
      <Canvas
        href={address.href}
        title={document.title}
        revision={revision}
        chosen={chosen}
        onLoad={show}
        onChoose={choose}
        isDragging={dragged !== undefined}
        onDrop={dropOnPage}
        onDrag={(isDragged) => setDragged(isDragged && chosen !== undefined ? { place: chosen } : undefined)}
        tools={tools}
      />
    ) : (
      address.state === 'none' && (
        <Notice tone="error" heading={texts.notLoaded}>
          {address.message}
        </Notice>
      )
    );
  const json = <JsonPanel view={view} onChange={(next) => apply({ view: next, place: chosen }, 'json')} />;

  return (
    <div className={css.designer}>
      <PageChecksPanel findings={findings} view={view} onChoose={goTo} />
      <div className={css.side}>
        <h2>{texts.outline}</h2>
        <OutlineList
          rows={rows}
          chosen={chosen}
          onChoose={choose}
          onKey={onKey}
          onDrag={(from) => setDragged(from === undefined ? undefined : { place: from })}
          onDrop={dropOnRow}
        />
        <p className="soft">{rows.length === 0 ? texts.emptyPage : texts.outlineHint}</p>
        <h2>{texts.blocks}</h2>
        <SelectField
          name="goes-into"
          label={texts.where}
          value={region}
          options={[
            { value: '', label: chosen === undefined ? texts.atEnd : texts.afterChosen },
            ...regions.map((name) => ({ value: name, label: texts.inside(regionLabel(name)) })),
          ]}
          onChange={({ target }) => setGoesInto(target.value)}
        />
        <Palette
          blocks={description.blocks}
          onInsert={(definition) => place(slot(), { definition })}
          onDrag={(definition) => setDragged(definition === undefined ? undefined : { definition })}
        />
      </div>
      <Tabs
        label={texts.view}
        tabs={[
          { id: 'page', label: texts.page, content: page },
          { id: 'json', label: texts.json, content: json },
        ]}
      />
      {chosen !== undefined && component ? (
        <SettingsForm
          key={chosen}
          component={component}
          description={description}
          onChange={(next, setting) => apply(replaceComponent(view, chosen, next), `${chosen} ${setting}`)}
        />
      ) : (
        <p className="soft">{texts.chooseFirst}</p>
      )}
    </div>
  );
}
