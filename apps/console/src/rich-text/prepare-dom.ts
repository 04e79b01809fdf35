/** What the editor reads as an atom: `{!…}`, and the older spelling of media. */
const tokens = /\{![^{}\n]{1,500}\}|\{cms-?media[:(][^{}\n]{1,100}\}/gi;

const inlineTags = new Set('A B STRONG I EM U S SUB SUP CODE BR IMG SPAN'.split(' '));
const lineContainers = 'li, td, th, dt, dd, blockquote, figure, figcaption';

const isInline = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE ||
  (node instanceof Element && inlineTags.has(node.tagName) && node.querySelector(blocks) === null);

const blocks = 'p, ul, ol, dl, h2, h3, h4, blockquote, figure, pre, table, hr, div';

/** Nothing of it is seen. */
const isBlank = (nodes: readonly Node[]): boolean =>
  nodes.every(
    (node) =>
      !/[^ \t\r\n\f]/.test(node.textContent ?? '') &&
      !(node instanceof Element && (node.matches('img, br') || node.querySelector('img, br'))),
  );

/** Puts each run of words that has no paragraph into an element that the schema has a node for. */
function wrapLines(container: Element): void {
  let run: Node[] = [];
  const end = (before: Node | null): void => {
    if (!isBlank(run)) {
      const line = container.ownerDocument.createElement('div');
      line.setAttribute('data-line', '');
      container.insertBefore(line, run[0] ?? before);
      line.append(...run);
    }
    run = [];
  };
  for (const child of [...container.childNodes]) {
    if (isInline(child)) run.push(child);
    else if (child.nodeType === Node.ELEMENT_NODE) end(child);
  }
  end(null);
}

function wrapTokens(root: Element): void {
  const { ownerDocument } = root;
  const walker = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.includes('{') || text.parentElement?.hasAttribute('data-token')) continue;
    const parts: Node[] = [];
    let last = 0;
    for (const match of text.data.matchAll(tokens)) {
      const span = ownerDocument.createElement('span');
      span.setAttribute('data-token', '');
      span.textContent = match[0];
      parts.push(ownerDocument.createTextNode(text.data.slice(last, match.index)), span);
      last = match.index + match[0].length;
    }
    if (last > 0) text.replaceWith(...parts, ownerDocument.createTextNode(text.data.slice(last)));
  }
}

/** Rows say in which part of their table they stand, and a table what it is called. */
function markTables(root: Element): void {
  for (const table of root.querySelectorAll('table')) {
    const caption = table.caption;
    if (caption) {
      table.setAttribute('data-caption', (caption.textContent ?? '').trim());
      caption.remove();
    }
    for (const row of table.rows) {
      const section = row.parentElement?.tagName.toLowerCase() ?? 'tbody';
      row.setAttribute('data-section', section);
    }
  }
}

export interface PrepareOptions {
  /** The words at the top stand in no paragraph either. */
  readonly isDocument: boolean;
}

/** Makes explicit in elements and attributes what the schema distinguishes and HTML only implies. */
export function prepareDom(root: Element, { isDocument }: PrepareOptions): void {
  wrapTokens(root);
  markTables(root);
  for (const container of root.querySelectorAll(lineContainers)) wrapLines(container);
  if (isDocument) wrapLines(root);
}
