import { dataPath, read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { fieldValue } from '../records/record.ts';
import { recordLifetime } from '../representation-lifetimes.ts';
import { boolean, object, optional, record, text } from '../schema.ts';
import type { DuplicateConfiguration, Duplicates } from './responses.ts';

/** Whether an object is watched for duplicates, and by which rules. Of the two lifetimes given it has 15 minutes (D-254, X-02). */
export const getDuplicateConfiguration = read({
  id: 'getDuplicateConfiguration',
  area: 'duplicates',
  path: `${dataPath}/ui-api/duplicates/{objectApiName}`,
  query: object({ recordTypeId: optional(text()) }),
  response: shape<DuplicateConfiguration>(),
  lifetime: minutes(15),
});

/**
 * Which records a record not yet saved resembles. A read by POST: it changes nothing. What it finds are records, so it
 * is as fresh as they are: 30 s, the other lifetime given for duplicates (D-254).
 */
export const findDuplicates = read({
  id: 'findDuplicates',
  area: 'duplicates',
  method: 'POST',
  path: `${dataPath}/ui-api/predupe`,
  body: object({
    allowSaveOnDuplicate: optional(boolean),
    apiName: text(),
    fields: record(fieldValue),
  }),
  response: shape<Duplicates>(),
  lifetime: recordLifetime,
});
