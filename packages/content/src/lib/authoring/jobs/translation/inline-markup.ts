/** A text as translators see it: words, and codes that they move but do not change. */
export type Inline =
  | string
  | { readonly kind: 'standalone'; readonly id: string; readonly code: string }
  | {
      readonly kind: 'pair';
      readonly id: string;
      readonly open: string;
      readonly close: string;
      readonly children: readonly Inline[];
    };

type Code = Exclude<Inline, string>;

const references: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};
const decode = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (name) => references[name] ?? name);

/** Words as they stand in markup. */
export const encodeWords = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** Tags, and the tokens that stand for pictures and values of a page. */
const codes = /<\/?[a-z][^<>]*>|\{![^{}]*\}/gi;
const tokens = /\{![^{}]*\}/g;

interface Open {
  readonly tag: string;
  readonly name: string;
  readonly children: Inline[];
}

const tagName = (tag: string): string => /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase() ?? '';

/** Parses a text. Markup that is not in pairs stays as it is, tag by tag. */
export function readInline(text: string, isMarkup: boolean): readonly Inline[] {
  const top: Open = { tag: '', name: '', children: [] };
  const open: Open[] = [top];
  let ids = 0;
  const inner = (): Open => open.at(-1) ?? top;
  const newId = (): string => `${++ids}`;
  const words = (part: string): void => {
    if (part !== '') inner().children.push(isMarkup ? decode(part) : part);
  };
  const standalone = (code: string): void =>
    void inner().children.push({ kind: 'standalone', id: newId(), code });
  /** One that was opened and never closed is a code of its own, and what follows it stands beside it. */
  const giveUp = (): void => {
    const { tag, children } = open.pop() ?? top;
    standalone(tag);
    inner().children.push(...children);
  };
  let end = 0;
  for (const match of text.matchAll(isMarkup ? codes : tokens)) {
    const [code] = match;
    words(text.slice(end, match.index));
    end = match.index + code.length;
    const name = tagName(code);
    if (name === '' || code.endsWith('/>') || name === 'br') standalone(code);
    else if (!code.startsWith('</')) open.push({ tag: code, name, children: [] });
    else if (!open.some((one) => one.name === name)) standalone(code);
    else {
      while (inner().name !== name) giveUp();
      const { tag, children } = open.pop() ?? top;
      inner().children.push({ kind: 'pair', id: newId(), open: tag, close: code, children });
    }
  }
  words(text.slice(end));
  while (open.length > 1) giveUp();
  return top.children;
}

/** All codes of a text, those within others too, by their ids. */
export function codesOf(
  inlines: readonly Inline[],
  found = new Map<string, Code>(),
): ReadonlyMap<string, Code> {
  for (const inline of inlines) {
    if (typeof inline === 'string') continue;
    found.set(inline.id, inline);
    if (inline.kind === 'pair') codesOf(inline.children, found);
  }
  return found;
}
