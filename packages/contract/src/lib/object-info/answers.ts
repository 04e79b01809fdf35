import { answers } from '../answer.ts';
import { getObjectInfoDirectory } from './object-info.ts';
import { ObjectInfoDirectory } from './object-info-responses.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';
import { PicklistCollection, PicklistValues } from './picklist-values-responses.ts';

/** Beside the two calls in `recordAnswers`. */
export const objectInfoAnswers = [
  answers(getObjectInfoDirectory, { 200: ObjectInfoDirectory }),
  answers(getPicklistValuesByRecordType, { 200: PicklistCollection }),
  answers(getPicklistValues, { 200: PicklistValues }),
];
