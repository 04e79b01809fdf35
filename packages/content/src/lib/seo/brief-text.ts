import sanitize from 'sanitize-html';

/** As much of a description as search engines show. */
const longest = 160;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

const withoutTags = (html: string): string =>
  sanitize(html.replace(/<(?=\/?[a-z])/gi, ' <'), { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:amp|lt|gt|quot|nbsp);/g,
    (reference) => characters[reference] ?? reference,
  );

/** The beginning of a text, or of rich text without its tags, in one line that ends with a whole word. */
export function briefText(text: unknown, form: 'text' | 'html'): string {
  if (typeof text !== 'string') return '';
  const line = (form === 'html' ? withoutTags(text) : text).replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > longest / 2 ? end : longest - 1).trimEnd()}…`;
}
