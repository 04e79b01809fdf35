import { elementsOf, readXml, type XmlElement, XmlError } from '@relab/server/xml';

/** A text that came back; its target is parsed once its source is found. */
export interface TranslatedUnit {
  readonly name: string;
  /** What stands in its targets, and between them; undefined where nothing of it is translated. */
  readonly content: XmlElement['children'] | undefined;
}

export interface TranslatedFile {
  readonly id: string;
  readonly versionId: string;
  readonly units: readonly TranslatedUnit[];
}

export interface TranslatedDocument {
  readonly sourceTag: string;
  readonly targetTag: string;
  readonly files: readonly TranslatedFile[];
}

function need(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value !== undefined && value !== '') return value;
  throw new XmlError(`<${element.name}> has no ${name}.`);
}

/** Units stand in a file, or in groups of it. */
const unitsOf = (element: XmlElement): readonly XmlElement[] =>
  element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === 'group') return unitsOf(child);
    return child.name === 'unit' ? [child] : [];
  });

/** Segments one after the other, each in the target's words where it has some, otherwise in the source's. */
function readUnit(unit: XmlElement): TranslatedUnit {
  let isTranslated = false;
  const content = unit.children.flatMap((part) => {
    if (typeof part === 'string' || (part.name !== 'segment' && part.name !== 'ignorable')) return [];
    const [target] = elementsOf(part, 'target');
    if (target && part.name === 'segment') isTranslated = true;
    return target?.children ?? elementsOf(part, 'source')[0]?.children ?? [];
  });
  return { name: need(unit, 'name'), content: isTranslated ? content : undefined };
}

/** Reads XLIFF 2. Throws XmlError where the bytes are something else. */
export function readXliff(bytes: Uint8Array): TranslatedDocument {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new XmlError('It is not written in UTF-8.');
  }
  const root = readXml(text);
  if (root.name !== 'xliff' || !need(root, 'version').startsWith('2.'))
    throw new XmlError('This is no XLIFF 2 document.');
  return {
    sourceTag: need(root, 'srcLang'),
    targetTag: need(root, 'trgLang'),
    files: elementsOf(root, 'file').map((file) => ({
      id: need(file, 'id'),
      versionId: need(file, 'original'),
      units: unitsOf(file).map(readUnit),
    })),
  };
}
