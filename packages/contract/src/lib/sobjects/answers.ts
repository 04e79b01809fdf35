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
  QueryResult,
  Resources,
  SaveResult,
  SobjectBasics,
  SobjectDescription,
  SobjectRow,
  Sobjects,
  Versions,
} from './sobject-answers.ts';

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
];
