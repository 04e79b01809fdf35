import { text } from '../settings/kinds.ts';

/** S-037: what a page tells of itself to who measures or marks it up: flat, and texts alone. */
export const pageDataLayerSettings = {
  /** S-075. */
  siteName: text(),
  /** S-038: what analytics call the page; home sends `Home`. */
  pageName: text(),
  /** The name of its view, such as `home`. */
  viewType: text(),
  title: text(),
  /** What the page shows one of: an object by its name, and which record. */
  objectApiName: text(),
  recordId: text(),
  /** Such as `en-US`. */
  language: text(),
};

/** What is known of the page; nothing else and nothing empty is in it. */
export type PageData = { readonly [Name in keyof typeof pageDataLayerSettings]?: string };

/** By which the element that holds it is found. */
export const PAGE_DATA_ATTRIBUTE = 'data-page-layer';

/** The members that may be there, where they are texts. */
export function pageDataOf(given: unknown): PageData {
  const fields: Readonly<Record<string, unknown>> =
    typeof given === 'object' && given !== null ? { ...given } : {};
  return Object.fromEntries(
    Object.keys(pageDataLayerSettings).flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
