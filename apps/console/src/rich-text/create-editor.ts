import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { type Command, EditorState, NodeSelection, type Transaction } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { cleanPaste } from './clean-paste.ts';
import { linkRange } from './commands.ts';
import { activeMarks, isSameTools, type ToolState, toolState } from './editor-state.ts';
import { type FindDraftPicture, imageViews } from './image-view.ts';
import { editorKeys } from './keys.ts';
import { readHtml } from './read-html.ts';
import { writeHtml } from './write-html.ts';

/** Milliseconds after a change until it is written as HTML, once for all changes in them: a long text is not written at each key. */
const writeDelay = 300;

export interface EditorOptions {
  readonly html: string;
  /** Attributes of the element that is written in: its name for screen readers, its id. */
  readonly attributes: Readonly<Record<string, string>>;
  /** At once, where a key was pressed that others handle next. */
  readonly onChange: (html: string, isAtOnce: boolean) => void;
  /** Pictures that were in the clipboard and are not in the text. */
  readonly onOmittedPictures: (count: number) => void;
  readonly openLink: () => void;
  readonly findDraftPicture: FindDraftPicture;
}

export interface CurrentLink {
  readonly href: string;
  readonly words: string;
}

export interface Editor {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly tools: () => ToolState;
  readonly run: (command: Command) => void;
  readonly focus: () => void;
  readonly link: () => CurrentLink;
  readonly image: () => { readonly src: string; readonly alt: string } | undefined;
  readonly caption: () => string;
  /** Another text in place of this one, which undo brings back. */
  readonly setHtml: (html: string) => void;
  /** Writes what has changed now. */
  readonly flush: () => void;
  readonly destroy: () => void;
}

const isExternal = 'external';

/** An editor in an element. What it writes is the HTML that is stored; it writes nothing as long as nobody has changed anything. */
export function createEditor(parent: HTMLElement, options: EditorOptions): Editor {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { onChange, onOmittedPictures, openLink } = options;

  const flush = (isAtOnce = false): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    onChange(writeHtml(view.state.doc), isAtOnce);
  };

  const dispatch = (tr: Transaction): void => {
    const state = view.state.apply(tr);
    view.updateState(state);
    if (tr.docChanged && !tr.getMeta(isExternal)) timer ??= setTimeout(() => flush(), writeDelay);
    const next = toolState(state);
    if (isSameTools(tools, next)) return;
    tools = next;
    for (const listener of listeners) listener();
  };

  const view = new EditorView(parent, {
    state: EditorState.create({
      doc: readHtml(options.html),
      plugins: [...editorKeys({ openLink }), history(), dropCursor(), gapCursor(), tableEditing()],
    }),
    attributes: { role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true', ...options.attributes },
    nodeViews: { image: imageViews(options.findDraftPicture) },
    dispatchTransaction: dispatch,
    transformPastedHTML: (html) => {
      const { html: clean, omittedPictures } = cleanPaste(html);
      if (omittedPictures > 0) onOmittedPictures(omittedPictures);
      return clean;
    },
    handleDOMEvents: {
      blur: () => flush(),
      // A key such as Ctrl+S is about what stands here now.
      keydown: (_, { ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) flush(true);
      },
    },
  });
  let tools = toolState(view.state);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tools: () => tools,
    run: (command) => {
      command(view.state, view.dispatch, view);
    },
    focus: () => view.focus(),
    link: () => {
      const { from, to } = linkRange(view.state);
      const mark = activeMarks(view.state).find(({ type }) => type.name === 'link');
      return { href: String(mark?.attrs.href ?? ''), words: view.state.doc.textBetween(from, to, ' ') };
    },
    image: () => {
      const { selection } = view.state;
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return undefined;
      const { src, alt } = selection.node.attrs;
      return { src: String(src), alt: String(alt ?? '') };
    },
    caption: () => {
      const { $from } = view.state.selection;
      for (let depth = $from.depth; depth > 0; depth--)
        if ($from.node(depth).type.name === 'table') return String($from.node(depth).attrs.caption ?? '');
      return '';
    },
    setHtml: (html) => {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
      const { tr, doc } = view.state;
      view.dispatch(tr.replaceWith(0, doc.content.size, readHtml(html).content).setMeta(isExternal, true));
    },
    flush: () => flush(),
    destroy: () => {
      flush();
      view.destroy();
    },
  };
}
