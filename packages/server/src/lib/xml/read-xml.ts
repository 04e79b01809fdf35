import { SaxesParser } from 'saxes';

/** An element of a document: its name without a prefix, and what stands in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** The text is not readable XML; the message has the reason. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** The five that XML has, and no member that objects have: a document cannot declare others, so nothing can grow. */
const entities: Record<string, string> = Object.assign(Object.create(null), {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
});

const maxDepth = 200;

const doctypeError = (): XmlError =>
  new XmlError('Document types are not accepted, and neither are entities.');

interface OpenElement extends XmlElement {
  readonly children: (XmlElement | string)[];
}

/**
 * Reads a complete document; a prefixed attribute keeps its prefix, since `xml:space` is not `space`. Throws XmlError for
 * document types, which alone could name files and declare entities, and for anything that is not well-formed.
 */
export function readXml(text: string): XmlElement {
  const open: OpenElement[] = [];
  let root: XmlElement | undefined;
  const add = (child: XmlElement | string): void => void open.at(-1)?.children.push(child);
  const parser = new SaxesParser({ position: false });
  parser.ENTITIES = entities;
  parser.on('error', ({ message }) => {
    if (message.includes('doctype')) throw doctypeError();
    const hint = message.includes('entity') ? ' Entities cannot be declared; & is written as &amp;.' : '';
    throw new XmlError(`The document is not well-formed: ${message}${hint}`);
  });
  parser.on('doctype', () => {
    throw doctypeError();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= maxDepth) throw new XmlError(`Elements are nested more than ${maxDepth} deep.`);
    const localName = name.slice(name.indexOf(':') + 1);
    const element = { name: localName, attributes: new Map(Object.entries(attributes)), children: [] };
    add(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  if (!root) throw new XmlError('A document is one element.');
  return root;
}

/** Text as it stands in a document, in an attribute too; what no document can hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, (sign) => (/[\t\n\r\u007f-\u009f]/.test(sign) ? sign : ''))
    .replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The elements of a name that stand in another. */
export const elementsOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [child] : []));

/** The text in an element and in those in it. */
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
