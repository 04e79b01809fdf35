import { dataPath, read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import type { PicklistCollection, PicklistValues } from './responses.ts';

const valuesPath = `${dataPath}/ui-api/object-info/{objectApiName}/picklist-values/{recordTypeId}` as const;

/** The values of all picklists of an object, for one record type. Fresh for 15 minutes (D-255). */
export const getPicklistValuesByRecordType = read({
  id: 'getPicklistValuesByRecordType',
  area: 'object-info',
  path: valuesPath,
  response: shape<PicklistCollection>(),
  lifetime: minutes(15),
});

/** The values of one picklist. `fieldApiName` is qualified or not. Fresh for 15 minutes (D-255). */
export const getPicklistValues = read({
  id: 'getPicklistValues',
  area: 'object-info',
  path: `${valuesPath}/{fieldApiName}`,
  response: shape<PicklistValues>(),
  lifetime: minutes(15),
});
