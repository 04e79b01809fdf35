import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { goToNextCell } from 'prosemirror-tables';
import { insertBreak, liftEntry, liftOut, setStyle, toggle, toggleList } from './commands.ts';
import { richTextSchema } from './schema.ts';

const { list_item } = richTextSchema.nodes;

const enter: Command = chainCommands(
  newlineInCode,
  splitListItem(list_item),
  createParagraphNear,
  liftOut(liftEmptyBlock),
  splitBlock,
);

export interface KeyActions {
  readonly openLink: () => void;
}

/** Keys of the editor. After Escape, Tab leaves it, from lists and tables too. */
export function editorKeys({ openLink }: KeyActions): readonly Plugin[] {
  let isLeaving = false;
  const unlessLeaving =
    (command: Command): Command =>
    (state, dispatch, view) =>
      !isLeaving && command(state, dispatch, view);
  const leaving = new Plugin({
    props: {
      handleKeyDown: (_, { key }) => {
        if (key === 'Escape') isLeaving = true;
        else if (key !== 'Tab' && key !== 'Shift') isLeaving = false;
        return false;
      },
      handleDOMEvents: {
        blur: () => {
          isLeaving = false;
        },
      },
    },
  });
  const own = keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-b': toggle('strong'),
    'Mod-i': toggle('em'),
    'Mod-u': toggle('u'),
    'Mod-e': toggle('code'),
    'Mod-k': () => {
      openLink();
      return true;
    },
    'Shift-Mod-7': toggleList('ordered_list'),
    'Shift-Mod-8': toggleList('bullet_list'),
    'Alt-Mod-0': setStyle('paragraph'),
    'Alt-Mod-2': setStyle('h2'),
    'Alt-Mod-3': setStyle('h3'),
    'Alt-Mod-4': setStyle('h4'),
    Enter: enter,
    'Shift-Enter': chainCommands(exitCode, insertBreak),
    'Mod-Enter': chainCommands(exitCode, insertBreak),
    Tab: unlessLeaving(chainCommands(goToNextCell(1), sinkListItem(list_item))),
    'Shift-Tab': unlessLeaving(chainCommands(goToNextCell(-1), liftEntry)),
  });
  return [leaving, own, keymap(baseKeymap)];
}
