import { readReferences } from './character-references.ts';
import { elements } from './html-vocabulary.ts';
import { readHtml } from './read-html.ts';

/**
 * S-188, S-189: what is left of HTML when no tags and no attributes are allowed. The result is text, to be escaped like any
 * other: React does. Block tags and line breaks leave a space, so that words of two paragraphs stay apart.
 */
export function plainText(html: string): string {
  let text = '';
  const part = (name: string): void => {
    if (name === 'br' || name === 'section' || elements.get(name)?.isBlock) text += ' ';
  };
  readHtml(html, {
    text: (words) => {
      text += readReferences(words);
    },
    open: part,
    close: part,
    omit: () => {
      text += ' ';
    },
  });
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
