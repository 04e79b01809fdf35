import { anyOf, integer, list, optional, text } from '../schema.ts';

const names = optional(list(text()));

/**
 * Which records of a list are requested, and what of them (D-220). `pageToken` is the server's offset; 50 records a page
 * by default (D-279, D-280), 2000 at most. `sortBy` travels comma-joined and comes back split (D-175, D-176).
 * Beside the specification, `after:` or `before:` and a record's id is a `pageToken` of list views, and of related lists: the page of those that
 * stand behind or in front of it in the list's order.
 *
 * @internal
 */
export const recordsPage = {
  fields: names,
  optionalFields: names,
  pageSize: optional(integer(1, 2000)),
  pageToken: optional(text()),
  sortBy: optional(anyOf(text(), list(text()))),
};
