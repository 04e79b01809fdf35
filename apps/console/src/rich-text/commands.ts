import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state';
import { ancestorOf, type BlockStyle, type ListName, type MarkName } from './editor-state.ts';
import { richTextSchema } from './schema.ts';

const { nodes, marks } = richTextSchema;

export const setStyle = (style: BlockStyle): Command => {
  if (style === 'paragraph') return setBlockType(nodes.paragraph);
  if (style === 'preformatted') return setBlockType(nodes.preformatted);
  return setBlockType(nodes.heading, { level: Number(style.slice(1)) });
};

export const toggle = (name: MarkName): Command => toggleMark(marks[name]);

/** Entries of a new list are lines: `<li>words</li>`. */
const wrapAsList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const { from, to } = state.selection;
    tr.setBlockType(from, to, nodes.line);
    const next = state.apply(tr);
    return wrapInList(nodes[name])(
      next,
      dispatch &&
        ((wrapped) => {
          for (const step of wrapped.steps) tr.step(step);
          dispatch(tr.scrollIntoView());
        }),
    );
  };

/** The list around the cursor becomes one of the other kind. */
const changeList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      if (!['bullet_list', 'ordered_list'].includes($from.node(depth).type.name)) continue;
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), nodes[name]));
      return true;
    }
    return false;
  };

export const toggleList =
  (name: ListName): Command =>
  (state, dispatch, view) => {
    const list = ancestorOf(state, ['bullet_list', 'ordered_list'])?.type.name;
    if (list === undefined) return wrapAsList(name)(state, dispatch, view);
    return (list === name ? liftEntry : changeList(name))(state, dispatch, view);
  };

export const toggleQuote: Command = (state, dispatch, view) =>
  (ancestorOf(state, ['blockquote']) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view);

export const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.rule.create()).scrollIntoView());
  return true;
};

const row = (section: string, cell: 'table_cell' | 'table_header', columns: number): Node =>
  nodes.table_row.create(
    { section },
    Array.from({ length: columns }, () =>
      nodes[cell].createChecked(cell === 'table_header' ? { scope: 'col' } : null, nodes.line.create()),
    ),
  );

/** A table of three columns with a head: what it lacks is added to it. */
export const insertTable: Command = (state, dispatch) => {
  const table = nodes.table.create(null, [
    row('thead', 'table_header', 3),
    row('tbody', 'table_cell', 3),
    row('tbody', 'table_cell', 3),
  ]);
  if (dispatch) {
    const at = state.selection.from;
    const tr = state.tr.replaceSelectionWith(table);
    dispatch(
      tr
        .setSelection(TextSelection.near(tr.doc.resolve(Math.min(at + 1, tr.doc.content.size))))
        .scrollIntoView(),
    );
  }
  return true;
};

export const setTableCaption =
  (caption: string): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth--) {
      if ($from.node(depth).type !== nodes.table) continue;
      dispatch?.(state.tr.setNodeAttribute($from.before(depth), 'caption', caption === '' ? null : caption));
      return true;
    }
    return false;
  };

export interface LinkTarget {
  readonly href: string;
  /** What is written where nothing is selected. */
  readonly words: string;
}

/** The words of the link around the cursor, or what is selected. */
export function linkRange({ selection, doc }: Parameters<Command>[0]): {
  readonly from: number;
  readonly to: number;
} {
  const { $from, empty } = selection;
  if (!empty) return { from: selection.from, to: selection.to };
  const link = marks.link.isInSet($from.marks());
  if (!link) return { from: selection.from, to: selection.to };
  let [from, to] = [$from.pos, $from.pos];
  const [start, end] = [$from.start(), $from.end()];
  while (from > start && doc.rangeHasMark(from - 1, from, marks.link)) from--;
  while (to < end && doc.rangeHasMark(to, to + 1, marks.link)) to++;
  return { from, to };
}

export const setLink =
  ({ href, words }: LinkTarget): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const mark = marks.link.create({ href });
    const { tr } = state;
    if (from === to) tr.replaceSelectionWith(richTextSchema.text(words, [mark]), false);
    else tr.removeMark(from, to, marks.link).addMark(from, to, mark);
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

export interface ImageSource {
  readonly src: string;
  /** Empty for a decorative picture. */
  readonly alt: string;
}

/** In place of the picture that is selected, or at the cursor. */
export const setImage =
  ({ src, alt }: ImageSource): Command =>
  (state, dispatch) => {
    const { selection } = state;
    const attrs =
      selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node.attrs : {};
    const isSamePicture = attrs.src === src;
    const image = nodes.image.create({ ...(isSamePicture ? attrs : {}), src, alt });
    dispatch?.(state.tr.replaceSelectionWith(image).scrollIntoView());
    return true;
  };

/** A line that has left its list or cell is a paragraph. */
export const liftOut =
  (command: Command): Command =>
  (state, dispatch, view) =>
    command(
      state,
      dispatch &&
        ((tr) => {
          const { $from, from, to } = tr.selection;
          if ($from.depth === 1 && $from.parent.type === nodes.line)
            tr.setBlockType(from, to, nodes.paragraph);
          dispatch(tr);
        }),
      view,
    );

export const liftEntry: Command = liftOut(liftListItem(nodes.list_item));
