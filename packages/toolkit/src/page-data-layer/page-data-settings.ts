import { text } from '../settings/kinds.ts';

/** S-037: what an author of a page can have it tell of itself. */
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
