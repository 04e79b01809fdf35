import { createHash } from 'node:crypto';
import type { Index } from '@relab/database';
import type { SearchLayout } from './duplicate-rule.ts';
import { type Field, type FieldKind, isStored } from './field.ts';
import type { ListView } from './list-view.ts';
import { columnName, tableName } from './names.ts';

type Fields = Readonly<Record<string, Field>>;

const short: ReadonlySet<FieldKind> = new Set(['text', 'email', 'phone', 'autoNumber', 'personName']);
const worded: ReadonlySet<FieldKind> = new Set([...short, 'url', 'longText', 'richText']);

/** Fields of one object with the same readers, whose words are found together. */
export interface SearchGroup {
  /** SQL of a `tsvector` over the columns of the row; each `{}` stands for what is before a column's name. */
  readonly document: string;
  readonly fields: readonly string[];
  readonly readableBy: Field['readableBy'];
}

/** The fields whose words are found: those declared, or the short texts; the name is always among them. */
export function searchedFields(fields: Fields, nameField: string, search: SearchLayout): readonly string[] {
  const usual = Object.entries(fields).filter(([, { kind }]) => short.has(kind));
  const wanted = search.fields ?? usual.map(([name]) => name);
  return [...new Set([nameField, ...wanted])].filter((name) => {
    const field = fields[name];
    return field !== undefined && worded.has(field.kind) && isStored(field);
  });
}

function textSql(name: string, { kind }: Field): string {
  const text = `coalesce({}"${columnName(name)}"::text, '')`;
  return kind === 'richText' ? `regexp_replace(${text}, '<[^>]*>', ' ', 'g')` : text;
}

/**
 * The words of some texts in lower case and without accents, as `search/search-terms.ts` has them. `unaccent` and
 * `concat_ws` may not stand in an index: their results are not sure to stay the same.
 */
function documentSql(names: readonly string[], fields: Fields): string {
  const texts = names.flatMap((name) => (fields[name] ? [textSql(name, fields[name])] : []));
  const plain = `regexp_replace(normalize(${texts.join(` || ' ' || `)}, NFKD), '[\\u0300-\\u036f]+', '', 'g')`;
  const letters = `translate(${plain}, 'ØøĐđŁłıÆŒ', 'OoDdLliæœ')`;
  const small = `replace(replace(replace(lower(${letters}), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')`;
  const marks = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff]+`;
  return `to_tsvector('simple', regexp_replace(${small}, '${marks}', ' ', 'g'))`;
}

/** Restricted fields stand apart, so that their words are never found for somebody who may not read them. */
export function searchGroups(
  fields: Fields,
  nameField: string,
  search: SearchLayout,
): readonly SearchGroup[] {
  const names = searchedFields(fields, nameField, search);
  const byReaders = Map.groupBy(names, (name) => fields[name]?.readableBy?.toSorted().join() ?? '*');
  return [...byReaders.values()].map((own) => ({
    document: documentSql(own, fields),
    fields: own,
    readableBy: fields[own[0] ?? '']?.readableBy,
  }));
}

const placed = (document: string, before: string): string => document.replaceAll('{}', before);

/** The document of a group for the row `alias`; the planner finds the index by it. */
export const documentOf = ({ document }: SearchGroup, alias: string): string =>
  placed(document, `"${alias}".`);

/** Indexes for those objects that people look for: with list views, or a search layout of their own. */
export function searchIndexes(
  apiName: string,
  fields: Fields,
  nameField: string,
  search: SearchLayout,
  listViews: Readonly<Record<string, ListView>>,
): readonly Index[] {
  if (Object.keys(search).length + Object.keys(listViews).length === 0) return [];
  return searchGroups(fields, nameField, search).map((group) => {
    const readers = group.readableBy?.toSorted().join();
    const hash = createHash('sha256')
      .update(readers ?? '')
      .digest('hex')
      .slice(0, 8);
    const suffix = readers === undefined ? 'words' : `words_${hash}`;
    return {
      name: `${tableName(apiName).slice(0, 44)}_${suffix}`,
      columns: [`(${placed(group.document, '')})`],
      method: 'gin',
      where: 'not is_deleted',
    };
  });
}
