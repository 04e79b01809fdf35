import { escapeMarkup, escapeText } from './character-references.ts';
import { elements, tableParts, voidElements } from './html-vocabulary.ts';
import { readHtml } from './read-html.ts';
import { type Writing, writeAttributes } from './write-attributes.ts';

/** Longer HTML is cut here, in characters. */
export const MAX_LENGTH = 200_000;

/** Elements nested deeper than this are left out; what stands in them is not. */
const MAX_DEPTH = 32;

export interface Sanitizing extends Writing {
  /** Elements that may stay, of those that rich text can hold. */
  readonly allowedTags?: readonly string[] | undefined;
}

/**
 * S-187: HTML written anew from what was read of the given one. Nothing is copied: every tag written is an allowed one of the
 * vocabulary, is closed, and stands where HTML lets it stand; every attribute is allowed and checked; every text is escaped.
 * S-188, S-189: nothing is allowed by default. No DOM is needed: server and browser write the same.
 */
export function sanitizeHtml(html: string, options: Sanitizing = {}): string {
  const { allowedTags = [], fill = (text) => text } = options;
  const open: string[] = [];
  let written = '';

  function closeTo(depth: number): void {
    while (open.length > depth) written += `</${open.pop()}>`;
  }

  /** Ends the outermost that is named of those open, looked for from the innermost up to one of `within`. */
  function end(names: readonly string[], within: readonly string[]): void {
    let depth = open.length;
    for (let index = open.length - 1; index >= 0; index--) {
      const name = open[index] ?? '';
      if (names.includes(name)) depth = index;
      if (within.includes(name)) break;
    }
    closeTo(depth);
  }

  /** Between the rows of a table stands nothing else: the table ends there. */
  function leaveTable(): void {
    while (tableParts.includes(open.at(-1) ?? '')) closeTo(open.length - 1);
  }

  // Browsers do not agree on what a null stands for; in HTML it stands for nothing.
  readHtml(html.slice(0, MAX_LENGTH).replaceAll('\0', ''), {
    text(text) {
      if (/\S/.test(text)) leaveTable();
      written += fill(escapeMarkup(text), escapeText);
    },
    open(name, markup) {
      const rule = elements.get(name);
      if (rule === undefined || !allowedTags.includes(name)) return;
      if (rule.parents === undefined) leaveTable();
      end(rule.ends, rule.within);
      if (rule.parents?.includes(open.at(-1) ?? '') === false) return;
      const attributes = writeAttributes(name, markup, options);
      if (open.length >= MAX_DEPTH || attributes === undefined) return;
      written += `<${name}${attributes}>`;
      if (!voidElements.includes(name)) open.push(name);
    },
    close(name) {
      const rule = elements.get(name);
      // The innermost of its name ends, and no tag inside a cell ends what stands around the table.
      if (rule) end([name], name === 'table' ? [name] : [name, ...rule.within]);
    },
  });
  closeTo(0);
  return written;
}
