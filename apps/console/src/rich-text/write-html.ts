import { DOMSerializer, Fragment, type Node as ModelNode } from 'prosemirror-model';
import { richTextSchema } from './schema.ts';

const serializer = DOMSerializer.fromSchema(richTextSchema);

/** Lines lose the element that stood for them; of two in a row the second begins after a break. */
function unwrapLines(root: ParentNode, ownerDocument: Document): void {
  for (const line of [...root.querySelectorAll('[data-line]')]) {
    const isNext = line.nextElementSibling?.hasAttribute('data-line');
    line.replaceWith(...line.childNodes, ...(isNext ? [ownerDocument.createElement('br')] : []));
  }
}

function writeTables(root: ParentNode, ownerDocument: Document): void {
  for (const table of root.querySelectorAll('table')) {
    const rows = [...table.rows];
    const words = table.getAttribute('data-caption');
    table.removeAttribute('data-caption');
    table.replaceChildren();
    if (words) {
      const caption = ownerDocument.createElement('caption');
      caption.textContent = words;
      table.append(caption);
    }
    let section: Element | undefined;
    for (const row of rows) {
      const name = row.getAttribute('data-section') ?? 'tbody';
      row.removeAttribute('data-section');
      if (section?.localName !== name) {
        section = ownerDocument.createElement(name);
        table.append(section);
      }
      section.append(row);
    }
  }
}

/** Nodes are never changed: at a key all blocks but one are those of before, and so is what is written of them. */
const written = new WeakMap<ModelNode, string>();

function writeBlock(block: ModelNode, ownerDocument: Document): string {
  const before = written.get(block);
  if (before !== undefined) return before;
  const root = ownerDocument.createElement('div');
  root.append(serializer.serializeFragment(Fragment.from(block), { document: ownerDocument }));
  for (const token of root.querySelectorAll('[data-token]')) token.replaceWith(...token.childNodes);
  unwrapLines(root, ownerDocument);
  writeTables(root, ownerDocument);
  // A parser drops the first line break of preformatted words.
  for (const pre of root.querySelectorAll('pre')) if (pre.textContent?.startsWith('\n')) pre.prepend('\n');
  written.set(block, root.innerHTML);
  return root.innerHTML;
}

const isLine = (block: ModelNode | null | undefined): boolean => block?.type === richTextSchema.nodes.line;

/** The HTML that is stored of a document: an empty one is an empty string. */
export function writeHtml(doc: ModelNode): string {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  if (only?.isTextblock && only.childCount === 0) return '';
  const ownerDocument = document.implementation.createHTMLDocument();
  return doc.children
    .map((block, index) => {
      const html = writeBlock(block, ownerDocument);
      return isLine(block) && isLine(doc.children[index + 1]) ? `${html}<br>` : html;
    })
    .join('');
}
