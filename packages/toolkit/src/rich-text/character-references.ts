const named: Readonly<Record<string, string>> = {
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

/** Text as HTML writes it, read: numbers and the common names are replaced, an unknown name stays as it is. */
export function readReferences(html: string): string {
  return html.replace(/&(?:#(\d{1,9})|#x([\da-f]{1,8})|(\w{1,9}));/gi, (reference, decimal, hex, name) => {
    if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? '') : reference;
    return character(Number.parseInt(decimal ?? hex, decimal === undefined ? 16 : 10));
  });
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Any text as HTML, for an element or for an attribute in quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (reference) => escapes[reference] ?? '');
}

/** Text that is HTML already: its references stay, everything else of it is escaped. */
export function escapeMarkup(html: string): string {
  return html.replace(
    /&(?:#\d{1,9}|#x[\da-f]{1,8}|\w{1,31});|[&<>"']/gi,
    (reference) => escapes[reference] ?? reference,
  );
}
