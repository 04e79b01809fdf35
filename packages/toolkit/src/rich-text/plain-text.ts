const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * S-188, S-189: what is left of HTML when no tags and no attributes are allowed. The result is text, to be escaped like any
 * other: React does. Block tags leave a space, so that words of two paragraphs stay apart.
 */
export function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?(-->|$)|<(script|style|template)\b[\s\S]*?(<\/\2\s*>|$)/gi, ' ')
    .replace(/<\/?(p|div|br|li|ul|ol|h[1-6]|tr|td|th|blockquote|section)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!?][^>]*(>|$)/gi, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) => {
      if (name !== undefined) return characters[name.toLowerCase()] ?? entity;
      return character(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
    })
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
