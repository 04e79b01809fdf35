import { answers } from '../answer.ts';
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
import { CollectionResults, CollectionRows } from './sobject-collection-responses.ts';
import {
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  SobjectRow,
  Sobjects,
  Versions,
} from './sobject-responses.ts';

export const sobjectAnswers = [
  answers(getVersions, { 200: Versions }),
  answers(getResources, { 200: Resources }),
  answers(getSobjects, { 200: Sobjects }),
  answers(getSobject, { 200: SobjectBasics }),
  answers(describeSobject, { 200: SobjectDescription }),
  answers(getSobjectRow, { 200: SobjectRow }),
  answers(createSobjectRow, { 201: SaveResult }),
  answers(updateSobjectRow, { 204: null }),
  answers(deleteSobjectRow, { 204: null }),
  answers(runQuery, { 200: QueryResult }),
  answers(continueQuery, { 200: QueryResult }),
  answers(createSobjectRows, { 200: CollectionResults }),
  answers(updateSobjectRows, { 200: CollectionResults }),
  answers(deleteSobjectRows, { 200: CollectionResults }),
  answers(getSobjectRows, { 200: CollectionRows }),
  answers(getSobjectRowsByQuery, { 200: CollectionRows }),
];
