import { choice, readText } from '../settings/kinds.ts';
import type { Setting } from '../settings/setting.ts';
import { attributes } from './html-attributes.ts';
import { elements } from './html-vocabulary.ts';
import { SafeHtml } from './safe-html.ts';

/** Vouched-for HTML, or a text of which the block keeps what it may. */
function html(): Setting<SafeHtml | string, SafeHtml | string> {
  return { kind: 'html', read: (input) => (input instanceof SafeHtml ? input : readText(input)) };
}

/** Names as a list, or as one text with spaces or commas between; unknown ones are left out. */
function names(isKnown: (name: string) => boolean): Setting<readonly string[], readonly string[] | string> {
  const read = (input: unknown): readonly string[] => {
    const list: readonly unknown[] = typeof input === 'string' ? input.split(/[\s,]+/) : [input].flat();
    return list.filter((name): name is string => typeof name === 'string' && isKnown(name));
  };
  return { kind: 'data', read };
}

function list(): Setting<readonly unknown[], readonly unknown[]> {
  return { kind: 'data', read: (input) => (Array.isArray(input) ? input : []) };
}

export const richTextSettings = {
  content: html(),
  /** S-188, S-189: which elements and attributes stay, of those that rich text can hold; none unless said, so text alone. */
  allowedTags: names((name) => elements.has(name)),
  allowedAttributes: names((name) => Object.hasOwn(attributes, name)),
  /** S-124: pictures that the content names by address or content key (S-098, S-099, with measures). */
  images: list(),
  /** That of the text around it unless said. */
  alignment: choice(['left', 'center', 'right']),
};
