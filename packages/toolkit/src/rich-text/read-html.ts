/** The tokens of HTML, in order. Texts and attributes are as the HTML writes them: `&amp;` is not decoded yet. */
export interface HtmlReader {
  readonly text: (html: string) => void;
  /** `attributes` is all that stands after the name; `readAttributes` takes it apart. */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  /** Something that is never shown stands here: a comment, a script. */
  readonly omit?: (part: string) => void;
}

// In this order: comments; elements whose inside is no text of the page, up to their end or to the end of everything;
// declarations; tags, `>` in a quoted value included; text. Each part that begins also ends, at the last character if need be:
// nothing is read twice, and time grows with the length alone.
const parts = new RegExp(
  [
    '<!--(?:-?>|[^]*?(?:--!?>|$))',
    '<(script|style|template|title|textarea|xmp|iframe|noscript|noembed|noframes|plaintext|object|svg|math|select)' +
      '(?=[\\s/>]|$)[^]*?(?:</\\1(?=[\\s/>]|$)[^>]*(?:>|$)|$)',
    '<[!?][^>]*(?:>|$)',
    '<(/?)([a-z][^\\s/>]*)((?:[^>=]+|=\\s*(?:"[^"]*(?:"|$)|\'[^\']*(?:\'|$))?)*)(?:>|$)',
    '[^<]+|<',
  ].join('|'),
  'gi',
);

/** Reads HTML part by part. Any text will do. */
export function readHtml(html: string, reader: HtmlReader): void {
  for (const [part, , slash, name, attributes = ''] of html.matchAll(parts)) {
    if (name === undefined) {
      if (part.length > 1 && part.startsWith('<')) reader.omit?.(part);
      else reader.text(part);
    } else if (slash) reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), attributes);
  }
}

/** The attributes of a tag by name. Of two of one name the first counts, as in browsers. */
export function readAttributes(html: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare = ''] of html.matchAll(
    /([^\s/=]+)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|(\S*)))?/g,
  )) {
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare);
  }
  return attributes;
}
