/** An element of a document: its name without a prefix, and what stands in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/** The text is no XML that is read here; the message says why. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** The five that XML has. A document cannot declare others, so nothing can grow and no file can be named. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const deepest = 200;

function character(code: number): string {
  const isCharacter =
    code === 9 ||
    code === 10 ||
    code === 13 ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0x10ffff);
  if (!isCharacter) throw new XmlError(`&#${code}; is no character.`);
  return String.fromCodePoint(code);
}

function decode(text: string): string {
  return text.replace(/&([^;&]{0,12})(;?)/g, (whole, name: string, end: string) => {
    if (end === '') throw new XmlError('An & stands alone. It is written as &amp;.');
    const number = /^#(?:x([0-9a-f]{1,6})|([0-9]{1,7}))$/i.exec(name);
    if (number)
      return character(number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16));
    const known = Object.hasOwn(entities, name) ? entities[name] : undefined;
    if (known === undefined) throw new XmlError(`${whole} is not known. Entities cannot be declared.`);
    return known;
  });
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const attribute = /\s+([\p{L}_:][\p{L}\p{N}_:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/uy;

/** A prefixed attribute keeps its prefix: `xml:space` is not `space`. */
function readAttributes(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  attribute.lastIndex = 0;
  let end = 0;
  for (let match = attribute.exec(text); match; match = attribute.exec(text)) {
    const [, name = '', double, single = ''] = match;
    if (found.has(name)) throw new XmlError(`The attribute ${name} is there twice.`);
    found.set(name, decode(double ?? single));
    end = attribute.lastIndex;
  }
  if (text.slice(end).trim() !== '') throw new XmlError(`A tag cannot be read: ${text.slice(0, 60)}`);
  return found;
}

interface Open {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: (XmlElement | string)[];
}

const piece =
  /<!--(?:(?!--)[\s\S])*-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([^\s<>/]+)\s*>|<([\p{L}_][^\s<>/]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/uy;

/** Reads a whole document. Document types are refused: they alone could name files and declare entities. */
export function readXml(text: string): XmlElement {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const top: Open = { tag: '', attributes: new Map(), children: [] };
  const open: Open[] = [top];
  const inner = (): Open => open.at(-1) ?? top;
  const close = (): void => {
    const { tag, attributes, children } = open.pop() ?? top;
    inner().children.push({ name: localName(tag), attributes, children });
  };
  piece.lastIndex = 0;
  while (piece.lastIndex < source.length) {
    const at = piece.lastIndex;
    const match = piece.exec(source);
    if (!match) {
      if (/^<!DOCTYPE/i.test(source.slice(at, at + 9)))
        throw new XmlError('Document types are not taken, and neither are entities.');
      throw new XmlError(`It cannot be read from here: ${source.slice(at, at + 60)}`);
    }
    const [, data, ended, begun, attributes = '', empty, plain] = match;
    if (plain !== undefined) inner().children.push(decode(plain));
    else if (data !== undefined) inner().children.push(data);
    else if (ended !== undefined) {
      if (open.length === 1 || inner().tag !== ended)
        throw new XmlError(`</${ended.slice(0, 60)}> closes nothing.`);
      close();
    } else if (begun !== undefined) {
      if (open.length > deepest) throw new XmlError(`Elements stand in ${deepest} others at most.`);
      open.push({ tag: begun, attributes: readAttributes(attributes), children: [] });
      if (empty === '/') close();
    }
  }
  if (open.length > 1) throw new XmlError(`<${inner().tag}> is not closed.`);
  const elements = top.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  const [root] = elements;
  if (root === undefined || typeof root === 'string' || elements.length > 1)
    throw new XmlError('A document is one element.');
  return root;
}

/** Text as it stands in a document; what no document can hold is left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}|[\ufffe\uffff]/gu, (sign) => (/[\t\n\r\u007f-\u009f]/.test(sign) ? sign : ''))
    .replace(/[&<>"\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The elements of a name that stand in another. */
export const elementsOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.flatMap((child) => (typeof child !== 'string' && child.name === name ? [child] : []));

/** The text in an element and in those in it. */
export const textOf = ({ children }: XmlElement): string =>
  children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
