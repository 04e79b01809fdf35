import { Icon } from '@relab/toolkit/icon';
import { redo, undo } from 'prosemirror-history';
import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { Toolbar } from 'react-aria-components';
import { listIcon } from '../ui/icons.ts';
import { ActionMenu } from '../ui/menu.tsx';
import { insertRule, setStyle, toggle, toggleList, toggleQuote } from './commands.ts';
import type { Editor } from './create-editor.ts';
import type { BlockStyle, MarkName } from './editor-state.ts';
import * as icons from './icons.ts';
import css from './rich-text-editor.module.css';
import { tableEntries } from './table-entries.ts';
import * as texts from './texts.ts';
import { ToolButton } from './tool-button.tsx';

const markTools: readonly (readonly [name: MarkName, icon: string, keys?: string])[] = [
  ['strong', icons.boldIcon, 'Control+B'],
  ['em', icons.italicIcon, 'Control+I'],
  ['u', icons.underlineIcon, 'Control+U'],
  ['s', icons.strikeIcon],
  ['sub', icons.subscriptIcon],
  ['sup', icons.superscriptIcon],
  ['code', icons.codeIcon, 'Control+E'],
];

const blockStyles = Object.entries(texts.styles) as readonly (readonly [BlockStyle, string])[];

export interface EditorToolbarProps {
  readonly editor: Editor;
  readonly label: string;
  readonly onLink: () => void;
  readonly onImage: () => void;
  readonly onCaption: () => void;
  readonly toolbarRef: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** One stop of Tab; arrows go from tool to tool. */
export function EditorToolbar(props: EditorToolbarProps): ReactNode {
  const { editor, label, onLink, onImage, onCaption, toolbarRef, children } = props;
  const tools = useSyncExternalStore(editor.subscribe, editor.tools);
  const { run } = editor;
  return (
    <Toolbar ref={toolbarRef} className={css.toolbar ?? ''} aria-label={texts.toolbar(label)}>
      <select
        className={css.style}
        aria-label={texts.style}
        value={tools.style}
        onChange={({ target }) => {
          run(setStyle(target.value as BlockStyle));
          editor.focus();
        }}
      >
        {blockStyles.map(([style, name]) => (
          <option key={style} value={style}>
            {name}
          </option>
        ))}
      </select>
      {markTools.map(([name, icon, keys]) => (
        <ToolButton
          key={name}
          label={texts.marks[name]}
          icon={icon}
          keys={keys}
          isPressed={tools.marks.includes(name)}
          onPress={() => run(toggle(name))}
        />
      ))}
      <span className={css.separator} />
      <ToolButton
        label={texts.bulletList}
        icon={listIcon}
        isPressed={tools.list === 'bullet_list'}
        onPress={() => run(toggleList('bullet_list'))}
      />
      <ToolButton
        label={texts.orderedList}
        icon={icons.numbersIcon}
        isPressed={tools.list === 'ordered_list'}
        onPress={() => run(toggleList('ordered_list'))}
      />
      <ToolButton
        label={texts.quote}
        icon={icons.quoteIcon}
        isPressed={tools.isInQuote}
        onPress={() => run(toggleQuote)}
      />
      <span className={css.separator} />
      <ToolButton
        label={texts.link}
        icon={icons.linkIcon}
        keys="Control+K"
        isPressed={tools.isInLink}
        onPress={onLink}
      />
      <ToolButton
        label={texts.picture}
        icon={icons.pictureIcon}
        isPressed={tools.isImage}
        onPress={onImage}
      />
      <ActionMenu
        label={texts.table}
        className={css.tool}
        entries={tableEntries({ run, isInTable: tools.isInTable, onCaption })}
      >
        <Icon path={icons.tableIcon} />
      </ActionMenu>
      <ToolButton label={texts.rule} icon="M4 12h16" onPress={() => run(insertRule)} />
      <span className={css.separator} />
      <ToolButton
        label={texts.undo}
        icon={icons.undoIcon}
        keys="Control+Z"
        isDisabled={!tools.canUndo}
        onPress={() => run(undo)}
      />
      <ToolButton
        label={texts.redo}
        icon={icons.redoIcon}
        keys="Control+Y"
        isDisabled={!tools.canRedo}
        onPress={() => run(redo)}
      />
      {children}
    </Toolbar>
  );
}
