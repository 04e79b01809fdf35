import { dataPath, read, shape } from '../call.ts';
import { responses } from '../described-call.ts';
import { minutes } from '../lifetime.ts';
import { PicklistCollection, PicklistValues } from './picklist-values-responses.ts';

const valuesPath = `${dataPath}/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}` as const;

/** The values of all picklists of an object, for one record type. Fresh for 15 minutes (D-255). */
export const getPicklistValuesByRecordType = read({
  id: 'getPicklistValuesByRecordType',
  area: 'object-info',
  path: valuesPath,
  response: shape<PicklistCollection>(),
  lifetime: minutes(15),
});

export const getPicklistValuesByRecordTypeResponses = responses(getPicklistValuesByRecordType, {
  200: PicklistCollection,
});

/** The values of one picklist. `fieldApiName` is qualified or not. Fresh for 15 minutes (D-255). */
export const getPicklistValues = read({
  id: 'getPicklistValues',
  area: 'object-info',
  path: `${valuesPath}/{fieldApiName}`,
  response: shape<PicklistValues>(),
  lifetime: minutes(15),
});

export const getPicklistValuesResponses = responses(getPicklistValues, { 200: PicklistValues });
