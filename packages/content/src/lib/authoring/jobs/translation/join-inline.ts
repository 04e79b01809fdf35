import { badRequest } from '@relab/server/http';
import type { XmlElement } from '@relab/server/xml';
import { codesOf, encodeWords, readInline } from './inline-markup.ts';
import type { Translatable } from './translatable.ts';

/**
 * Puts a translated text together. Its words are the translator's, its codes those of the source: what the document contains of
 * them is not looked at, so no markup comes in by it.
 */
export function joinInline({ name, text, isMarkup }: Translatable, content: XmlElement['children']): string {
  const codes = codesOf(readInline(text, isMarkup));
  const used = new Set<string>();
  const use = (element: XmlElement, part: string, attribute = 'id') => {
    const id = element.attributes.get(attribute) ?? '';
    const code = codes.get(id);
    const key = `${part} ${id}`;
    if (!code) throw badRequest(`${name}: the source has no code ${id}.`);
    if (used.has(key)) throw badRequest(`${name}: the code ${id} is there twice.`);
    used.add(key);
    return code;
  };
  const join = (children: XmlElement['children']): string =>
    children
      .map((child) => {
        if (typeof child === 'string') return isMarkup ? encodeWords(child) : child;
        switch (child.name) {
          case 'ph': {
            const code = use(child, 'open');
            return code.kind === 'standalone' ? code.code : '';
          }
          case 'pc': {
            const code = use(child, 'open');
            use(child, 'close');
            return code.kind === 'pair'
              ? `${code.open}${join(child.children)}${code.close}`
              : join(child.children);
          }
          case 'sc': {
            const code = use(child, 'open');
            return code.kind === 'pair' ? code.open : code.code;
          }
          case 'ec': {
            const code = use(child, 'close', child.attributes.has('startRef') ? 'startRef' : 'id');
            return code.kind === 'pair' ? code.close : '';
          }
          case 'mrk':
            return join(child.children);
          case 'sm':
          case 'em':
          case 'cp':
            return '';
          default:
            throw badRequest(`${name}: <${child.name.slice(0, 40)}> is not known here.`);
        }
      })
      .join('');
  return join(content);
}
