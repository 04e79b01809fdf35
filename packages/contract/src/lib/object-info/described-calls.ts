import type { DescribedCall } from '../described-call.ts';
import { responses } from '../described-call.ts';
import { getObjectInfo, getObjectInfoDirectory, getObjectInfos } from './object-info.ts';
import { ObjectInfo, ObjectInfoBatch, ObjectInfoDirectory } from './object-info-schemas.ts';
import { getPicklistValues, getPicklistValuesByRecordType } from './picklist-values.ts';
import { PicklistCollection, PicklistValues } from './picklist-values-schemas.ts';

/** What the calls of this folder respond. */
export const objectInfoCalls: readonly DescribedCall[] = [
  responses(getObjectInfo, { 200: ObjectInfo }),
  responses(getObjectInfos, { 200: ObjectInfoBatch }),
  responses(getObjectInfoDirectory, {
    200: ObjectInfoDirectory,
  }),
  responses(getPicklistValuesByRecordType, {
    200: PicklistCollection,
  }),
  responses(getPicklistValues, { 200: PicklistValues }),
];
