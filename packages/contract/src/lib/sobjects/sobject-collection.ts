import { dataPath, read, shape, write } from '../call.ts';
import { anyOf, boolean, list, nullValue, number, object, optional, record, text } from '../schema.ts';
import type { CollectionResults, CollectionRows } from './responses.ts';

const collectionPath = `${dataPath}/composite/sobjects` as const;

/** As many records as are written at once, and as are read. */
const mostWritten = 200;
const mostRead = 2_000;

/** A record's fields beside `attributes`, which names its object, and for a change its `id`. */
const row = record(anyOf(text(), number, boolean, nullValue, record(text())));

const collection = object({ allOrNone: optional(boolean), records: list(row, mostWritten, 1) });

/** Up to 200 records of any objects. Each has its own outcome, in their order. */
export const createSobjectRows = write({
  id: 'createSobjectRows',
  area: 'sobjects',
  path: collectionPath,
  body: collection,
  response: shape<CollectionResults>(),
});

/**
 * Changes up to 200 records of any objects, each named by its `id`; with `allOrNone` all of them or none. Each has its own
 * outcome, in their order.
 */
export const updateSobjectRows = write({
  id: 'updateSobjectRows',
  area: 'sobjects',
  method: 'PATCH',
  path: collectionPath,
  body: collection,
  response: shape<CollectionResults>(),
});

/**
 * Moves up to 200 records of any objects into the recycle bin; with `allOrNone` all of them or none. Each has its own
 * outcome, in the order of the ids.
 */
export const deleteSobjectRows = write({
  id: 'deleteSobjectRows',
  area: 'sobjects',
  method: 'DELETE',
  path: collectionPath,
  query: object({ ids: list(text(), mostWritten, 1), allOrNone: optional(boolean) }),
  response: shape<CollectionResults>(),
});

const chosenRows = object({ ids: list(text(), mostRead, 1), fields: list(text(), undefined, 1) });

/** Records of one object by their ids, in their order; null for those that are not there. */
export const getSobjectRows = read({
  id: 'getSobjectRows',
  area: 'sobjects',
  method: 'POST',
  path: `${collectionPath}/{objectApiName}`,
  body: chosenRows,
  response: shape<CollectionRows>(),
  lifetime: 0,
});

/** The same by an address, which bounds how many ids there can be. */
export const getSobjectRowsByQuery = read({
  id: 'getSobjectRowsByQuery',
  area: 'sobjects',
  path: `${collectionPath}/{objectApiName}`,
  query: chosenRows,
  response: shape<CollectionRows>(),
  lifetime: 0,
});
