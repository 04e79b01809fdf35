import { DOMParser as ModelParser, type Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { fixTables } from 'prosemirror-tables';
import { htmlOutline } from './html-outline.ts';
import { inertBody } from './inert-body.ts';
import { prepareDom } from './prepare-dom.ts';
import { richTextSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

const parser = ModelParser.fromSchema(richTextSchema);

/** The document of stored HTML. */
export function readHtml(html: string): Node {
  const body = inertBody(html);
  prepareDom(body, { isDocument: true });
  return parser.parse(body);
}

/**
 * Whether the editor has everything of a stored text: written back it reads the same. What does not is edited as HTML, so that
 * nothing of it goes.
 */
export function canEdit(html: string): boolean {
  const doc = readHtml(html);
  if (fixTables(EditorState.create({ doc }))) return false;
  return htmlOutline(writeHtml(doc)) === htmlOutline(html);
}
