/** S-037: the data layer of a page, for analytics and tag managers: flat, with text values only. */
const names = [
  'siteName',
  'pageName',
  'viewType',
  'title',
  'objectApiName',
  'recordId',
  'language',
  // For pages made by a program, which has them already.
  /** Where the page stands: its path with its query. */
  'address',
  /** S-072: what was searched for, and how many results there are. */
  'searchTerm',
  'resultCount',
] as const;

/** The data of the page; nothing else and nothing empty is in it. */
export type PageData = { readonly [Name in (typeof names)[number]]?: string };

/** By which the element that holds it is found. */
export const PAGE_DATA_ATTRIBUTE = 'data-page-layer';

/** The members that may be there, where they are texts. */
export function pageDataOf(input: unknown): PageData {
  const fields: Readonly<Record<string, unknown>> =
    typeof input === 'object' && input !== null ? { ...input } : {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
