import { dataPath, read, shape } from '../call.ts';
import { formFactor } from '../form-factor.ts';
import { minutes, seconds } from '../lifetime.ts';
import { list, object, optional, text } from '../schema.ts';
import type { RecordDefaults, RecordTemplateClone, RecordTemplateCreate } from './responses.ts';

const defaultsPath = `${dataPath}/ui-api/record-defaults` as const;
const choice = { optionalFields: optional(list(text())), recordTypeId: optional(text()) };

/** What a form for a new record begins with, layout included. Fresh for 15 minutes (D-272, D-275). */
export const getRecordCreateDefaults = read({
  id: 'getRecordCreateDefaults',
  area: 'records',
  path: `${defaultsPath}/create/{objectApiName}`,
  query: object({ formFactor: optional(formFactor), ...choice }),
  response: shape<RecordDefaults>(),
  lifetime: minutes(15),
});

/** What a form for a copy of a record begins with, layout included. Fresh for a second, since the record may change. */
export const getRecordCloneDefaults = read({
  id: 'getRecordCloneDefaults',
  area: 'records',
  path: `${defaultsPath}/clone/{recordId}`,
  query: object({ formFactor: optional(formFactor), ...choice }),
  response: shape<RecordDefaults>(),
  lifetime: seconds(1),
});

/** The fields that a copy of a record begins with. Fresh for a second, since the record may change (D-273). */
export const getRecordTemplateClone = read({
  id: 'getRecordTemplateClone',
  area: 'records',
  path: `${defaultsPath}/template/clone/{recordId}`,
  query: object(choice),
  response: shape<RecordTemplateClone>(),
  lifetime: seconds(1),
});

/** The fields that a new record begins with. Fresh for 30 s (D-274, X-03). */
export const getRecordTemplateCreate = read({
  id: 'getRecordTemplateCreate',
  area: 'records',
  path: `${defaultsPath}/template/create/{objectApiName}`,
  query: object(choice),
  response: shape<RecordTemplateCreate>(),
  lifetime: seconds(30),
});
