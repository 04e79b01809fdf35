import { redoDepth, undoDepth } from 'prosemirror-history';
import type { Mark, MarkType, Node } from 'prosemirror-model';
import { type EditorState, NodeSelection } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { richTextSchema } from './schema.ts';

/** What a block of words is, as the menu of styles names it. */
export type BlockStyle = 'paragraph' | 'h2' | 'h3' | 'h4' | 'preformatted';
export type MarkName = 'strong' | 'em' | 'u' | 's' | 'sub' | 'sup' | 'code';
export type ListName = 'bullet_list' | 'ordered_list';

/** What the toolbar shows of where the cursor is. */
export interface ToolState {
  readonly style: BlockStyle;
  readonly marks: readonly MarkName[];
  readonly list: ListName | undefined;
  readonly isInQuote: boolean;
  readonly isInTable: boolean;
  readonly isInLink: boolean;
  readonly isImage: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const markNames: readonly MarkName[] = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'];

/** The marks of what is written next, or of the first words that are selected. */
export function activeMarks({ selection, storedMarks, doc }: EditorState): readonly Mark[] {
  if (selection.empty) return storedMarks ?? selection.$from.marks();
  let marks: readonly Mark[] | undefined;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isInline) marks ??= node.marks;
    return marks === undefined;
  });
  return marks ?? [];
}

export const hasMark = (state: EditorState, type: MarkType): boolean =>
  activeMarks(state).some((mark) => mark.type === type);

/** The innermost node around the cursor that is one of these. */
export function ancestorOf(state: EditorState, names: readonly string[]): Node | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (names.includes(node.type.name)) return node;
  }
  return undefined;
}

function styleOf({ selection }: EditorState): BlockStyle {
  const { parent } = selection.$from;
  if (parent.type === richTextSchema.nodes.heading) return `h${parent.attrs.level}` as BlockStyle;
  return parent.type === richTextSchema.nodes.preformatted ? 'preformatted' : 'paragraph';
}

export function toolState(state: EditorState): ToolState {
  const active = activeMarks(state).map(({ type }) => type.name);
  return {
    style: styleOf(state),
    marks: markNames.filter((name) => active.includes(name)),
    list: ancestorOf(state, ['bullet_list', 'ordered_list'])?.type.name as ListName | undefined,
    isInQuote: ancestorOf(state, ['blockquote']) !== undefined,
    isInTable: isInTable(state),
    isInLink: active.includes('link'),
    isImage: state.selection instanceof NodeSelection && state.selection.node.type.name === 'image',
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

export const isSameTools = (one: ToolState, other: ToolState): boolean =>
  (Object.keys(one) as (keyof ToolState)[]).every((name) => String(one[name]) === String(other[name]));
