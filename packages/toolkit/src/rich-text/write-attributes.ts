import { escapeMarkup, escapeText, readReferences } from './character-references.ts';
import { attributes, isWords, owners } from './html-attributes.ts';
import { readAttributes } from './read-html.ts';

/** A picture's own attributes, which replace those that the content gives it. */
export type PictureAttributes = Readonly<Record<string, string | number | undefined>>;

export interface Writing {
  /** Attributes that may stay, of those that rich text can hold. */
  readonly allowedAttributes?: readonly string[] | undefined;
  /** Puts values in the place of what stands for them in a text; each goes through `write`. */
  readonly fill?: ((text: string, write?: (value: string) => string) => string) | undefined;
  /** Where an address of the content leads to on this site. */
  readonly mend?: ((address: string) => string) | undefined;
  /** The picture that the content means by an address. */
  readonly pictureAt?: ((address: string) => PictureAttributes | undefined) | undefined;
}

/** The attributes of an element as HTML, undefined for a picture that comes from nowhere. */
export function writeAttributes(name: string, markup: string, options: Writing): string | undefined {
  const { allowedAttributes = [], fill = (text) => text, mend = (address) => address, pictureAt } = options;
  const written = new Map<string, string>();
  let source: string | undefined;
  for (const [attribute, html] of readAttributes(markup)) {
    if (!allowedAttributes.includes(attribute) || !Object.hasOwn(attributes, attribute)) continue;
    if ((owners[attribute] ?? name) !== name) continue;
    if (isWords(attribute)) {
      written.set(attribute, fill(escapeMarkup(html), escapeText));
      continue;
    }
    const value = attributes[attribute]?.(mend(fill(readReferences(html)).trim()));
    if (value === undefined) continue;
    if (attribute === 'src') source = value;
    written.set(attribute, escapeText(value));
  }
  if (name === 'img') {
    if (source === undefined) return undefined;
    const { alt = '', ...known } = pictureAt?.(source) ?? {};
    written.set('alt', written.get('alt') || escapeText(`${alt}`));
    for (const [attribute, value] of Object.entries({ ...known, loading: 'lazy', decoding: 'async' }))
      if (value !== undefined) written.set(attribute, escapeText(`${value}`));
  }
  return [...written].map(([attribute, value]) => ` ${attribute}="${value}"`).join('');
}
