import type { RecordRepresentation } from '@relab/contract/records';
import { mayReadField, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { searchedFields } from '../objects/search-index.ts';
import { finds, type SearchQuery } from './search-query.ts';
import { type Term, termsOf } from './search-terms.ts';

/** Where a record has the words: a field's text, or a piece of a long one, and the positions in it. */
interface Highlight {
  readonly fieldApiName: string;
  readonly label: string;
  readonly text: string;
  /** UTF-16 units of `text`, the end excluded. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

/** UTF-16 units of a piece that is shown of a long text, and how many stand before what was found. */
const longest = 240;
const before = 60;

/** The searched fields that the reader may read, name first. */
export const shownFields = (object: ObjectDeclaration, { principal }: Reader): readonly string[] =>
  searchedFields(object.allFields, object.nameField, object.search).filter((name) => {
    const field = object.allFields[name];
    return field !== undefined && mayReadField(field, principal);
  });

/** The piece of a text around a word of it; pieces begin and end between words, where there are any. */
function pieceAt(text: string, first: Term): { readonly start: number; readonly end: number } {
  if (text.length <= longest) return { start: 0, end: text.length };
  const requested = Math.max(0, first.start - before);
  const gap = requested === 0 ? 0 : text.indexOf(' ', requested) + 1;
  const start = requested > 0 && gap === 0 ? first.start : Math.min(first.start, gap);
  const most = Math.max(first.end, Math.min(text.length, start + longest));
  const last = text.lastIndexOf(' ', most);
  return { start, end: most === text.length || last <= first.end ? most : last };
}

function highlightOf(fieldApiName: string, label: string, whole: string, query: SearchQuery) {
  const found = termsOf(whole).filter(({ term }) => finds(query, term));
  const [first] = found;
  if (!first) return undefined;
  const { start, end } = pieceAt(whole, first);
  const inside = found.filter((term) => term.start >= start && term.end <= end);
  const places = new Map(
    inside.map((term) => [term.start, { start: term.start - start, end: term.end - start }]),
  );
  return { fieldApiName, label, text: whole.slice(start, end).toWellFormed(), ranges: [...places.values()] };
}

/** Tags of rich text are nobody's words. */
const plainText = (value: string, isRich: boolean): string =>
  isRich
    ? value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : value;

/** Where a record that was read with `shownFields` has the words of a query. */
export function highlightsOf(
  object: ObjectDeclaration,
  record: RecordRepresentation,
  query: SearchQuery,
  reader: Reader,
): readonly Highlight[] {
  return shownFields(object, reader).flatMap((name) => {
    const field = object.allFields[name];
    const value = record.fields[name]?.value;
    if (!field || typeof value !== 'string') return [];
    return highlightOf(name, field.label, plainText(value, field.kind === 'richText'), query) ?? [];
  });
}
