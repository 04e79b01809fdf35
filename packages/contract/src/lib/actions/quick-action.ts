import { read, shape, write } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { fieldValue } from '../records/record.ts';

import { boolean, list, object, optional, record, text } from '../schema.ts';
import { actionsPath } from './action-parameters.ts';
import type {
  QuickActionDefaults,
  QuickActionExecution,
  QuickActionInfo,
  QuickActionLayout,
} from './responses.ts';

/** D-250: 15 minutes. */
export const getQuickActionLayout = read({
  id: 'getQuickActionLayout',
  area: 'actions',
  path: `${actionsPath}/layout/{actionApiName}`,
  query: object({ objectApiName: optional(text()), recordTypeId: optional(text()) }),
  response: shape<QuickActionLayout>(),
  lifetime: minutes(15),
});

/** D-251: 15 minutes. */
export const getQuickActionInfo = read({
  id: 'getQuickActionInfo',
  area: 'actions',
  path: `${actionsPath}/quick-action-info/{actionApiName}`,
  query: object({ parentRecordId: optional(text()) }),
  response: shape<QuickActionInfo>(),
  lifetime: minutes(15),
});

/** Field values that an action's form starts with. D-249: 15 minutes. */
export const getQuickActionDefaults = read({
  id: 'getQuickActionDefaults',
  area: 'actions',
  path: `${actionsPath}/record-defaults/{actionApiName}`,
  query: object({ optionalFields: optional(list(text())), parentRecordId: optional(text()) }),
  response: shape<QuickActionDefaults>(),
  lifetime: minutes(15),
});

const performPath = `${actionsPath}/perform-quick-action/{actionApiName}` as const;

/** `contextId` is the record that an action stands on; a global action stands on none. */
const execution = object({
  allowSaveOnDuplicate: optional(boolean),
  apiName: optional(text()),
  contextId: optional(text()),
  fields: optional(record(fieldValue)),
});

/** For an action that updates the record it stands on. */
export const performUpdateRecordQuickAction = write({
  id: 'performUpdateRecordQuickAction',
  area: 'actions',
  method: 'PATCH',
  path: performPath,
  body: execution,
  response: shape<QuickActionExecution>(),
});

/** For every other action. */
export const performQuickAction = write({
  id: 'performQuickAction',
  area: 'actions',
  path: performPath,
  body: execution,
  response: shape<QuickActionExecution>(),
});
