import { type Attrs, type DOMOutputSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { isSafeLink, isSafePicture } from './address.ts';

const attribute = (name: string) => (dom: HTMLElement) => dom.getAttribute(name);

const elementWith = (name: string, attrs: Attrs, ...content: readonly (DOMOutputSpec | 0)[]): DOMOutputSpec =>
  [name, attrs, ...content] as unknown as DOMOutputSpec;

/** Parts of a list, a cell or a definition: mostly a line without a paragraph around it. */
const linesFirst = '(line | block)+';
/** Parts of a text: mostly paragraphs. */
const paragraphsFirst = '(block | line)+';

const container = (tag: string, content: string, group?: string): NodeSpec => ({
  content,
  ...(group ? { group } : {}),
  defining: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: 'number' } },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
};

const orderedList: NodeSpec = {
  attrs: { start: { default: null } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ start: dom.getAttribute('start') }) }],
  toDOM: ({ attrs }) => elementWith('ol', { start: attrs.start }, 0),
};

const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: {
    src: { validate: 'string' },
    ...Object.fromEntries(['alt', 'title', 'width', 'height'].map((name) => [name, { default: null }])),
  },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (dom) => {
        const src = dom.getAttribute('src') ?? '';
        if (!isSafePicture(src)) return false;
        const [alt, title, width, height] = ['alt', 'title', 'width', 'height'].map((name) =>
          dom.getAttribute(name),
        );
        return { src, alt, title, width, height };
      },
    },
  ],
  toDOM: ({ attrs }) => ['img', attrs],
};

/** A data expression, an asset or a medium: it is moved and deleted whole, never written into. */
const token: NodeSpec = {
  inline: true,
  group: 'inline',
  atom: true,
  attrs: { text: { validate: 'string' } },
  parseDOM: [
    {
      tag: 'span[data-token]',
      getAttrs: (dom) => ({ text: dom.textContent ?? '' }),
      contentElement: () => document.createElement('span'),
    },
  ],
  toDOM: ({ attrs }) => ['span', { 'data-token': '' }, String(attrs.text)],
  leafText: ({ attrs }) => String(attrs.text),
};

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: linesFirst,
  cellAttributes: {
    scope: {
      default: null,
      getFromDOM: attribute('scope'),
      setDOMAttr: (value, attrs) => {
        if (value) attrs.scope = value;
      },
    },
  },
});

/** The editor keeps a caption as a word about the table: its cells are what is written into. */
const table: NodeSpec = {
  ...tables.table,
  attrs: { caption: { default: null } },
  parseDOM: [{ tag: 'table', getAttrs: (dom) => ({ caption: dom.getAttribute('data-caption') }) }],
  toDOM: ({ attrs }) => elementWith('table', { 'data-caption': attrs.caption }, ['tbody', 0]),
};

const tableRow: NodeSpec = {
  ...tables.table_row,
  attrs: { section: { default: 'tbody' } },
  parseDOM: [{ tag: 'tr', getAttrs: (dom) => ({ section: dom.getAttribute('data-section') ?? 'tbody' }) }],
  toDOM: ({ attrs }) => elementWith('tr', { 'data-section': attrs.section }, 0),
};

const nodes = {
  doc: { content: paragraphsFirst },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  /** Words that stand in a list, a cell or a quotation without a paragraph. */
  line: {
    content: 'inline*',
    parseDOM: [{ tag: 'div[data-line]' }],
    toDOM: () => ['div', { 'data-line': '' }, 0],
  },
  heading,
  blockquote: container('blockquote', paragraphsFirst, 'block'),
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: orderedList,
  list_item: container('li', linesFirst),
  definition_list: container('dl', '(term | definition)+', 'block'),
  term: container('dt', linesFirst),
  definition: container('dd', linesFirst),
  figure: container('figure', '(block | line | caption)+', 'block'),
  caption: container('figcaption', linesFirst),
  preformatted: {
    content: 'inline*',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  table,
  table_row: tableRow,
  table_cell: tables.table_cell,
  table_header: tables.table_header,
  text: { group: 'inline' },
  image,
  token,
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
    leafText: () => '\n',
  },
} as const satisfies Readonly<Record<string, NodeSpec>>;

const simpleMark = (tag: string, ...others: readonly string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** Everything that rich text of a content may be made of (`contentTags` of the contract). */
export const richTextSchema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: { validate: 'string' }, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (dom) => {
            const href = dom.getAttribute('href') ?? '';
            return isSafeLink(href) && { href, title: dom.getAttribute('title') };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', attrs, 0],
    },
    strong: simpleMark('strong', 'b'),
    em: simpleMark('em', 'i'),
    u: simpleMark('u'),
    s: simpleMark('s'),
    sub: { ...simpleMark('sub'), excludes: 'sub sup' },
    sup: { ...simpleMark('sup'), excludes: 'sub sup' },
    code: simpleMark('code'),
  },
});
