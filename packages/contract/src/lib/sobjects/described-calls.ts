import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import {
  continueQuery,
  createSobjectRow,
  deleteSobjectRow,
  describeSobject,
  getResources,
  getSobject,
  getSobjectRow,
  getSobjects,
  getVersions,
  runQuery,
  updateSobjectRow,
} from './sobject.ts';
import {
  createSobjectRows,
  deleteSobjectRows,
  getSobjectRows,
  getSobjectRowsByQuery,
  updateSobjectRows,
} from './sobject-collection.ts';
import { CollectionResults, CollectionRows } from './sobject-collection-schemas.ts';
import {
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  SobjectRow,
  Sobjects,
  Versions,
} from './sobject-schemas.ts';

/** What the calls of this folder respond. */
export const sobjectsCalls: readonly DescribedCall[] = [
  responses(createSobjectRows, { 200: CollectionResults }),
  responses(updateSobjectRows, { 200: CollectionResults }),
  responses(deleteSobjectRows, { 200: CollectionResults }),
  responses(getSobjectRows, { 200: CollectionRows }),
  responses(getSobjectRowsByQuery, { 200: CollectionRows }),
  responses(getVersions, { 200: Versions }),
  responses(getResources, { 200: Resources }),
  responses(getSobjects, { 200: Sobjects }),
  responses(getSobject, { 200: SobjectBasics }),
  responses(describeSobject, { 200: SobjectDescription }),
  responses(getSobjectRow, { 200: SobjectRow }),
  responses(createSobjectRow, { 201: SaveResult }),
  responses(updateSobjectRow, { 204: null }),
  responses(deleteSobjectRow, { 204: null }),
  responses(runQuery, { 200: QueryResult }),
  responses(continueQuery, { 200: QueryResult }),
];
