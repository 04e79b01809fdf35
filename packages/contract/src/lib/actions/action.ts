import { read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { object } from '../schema.ts';
import { actionChoice, actionsPath, namedActionChoice } from './action-parameters.ts';
import type { ActionCollection } from './responses.ts';

/** A collection of actions is fresh for 5 minutes (D-256); each action in it lives by `platformActionLifetime`. */
export const getGlobalActions = read({
  id: 'getGlobalActions',
  area: 'actions',
  path: `${actionsPath}/global`,
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions that lookups to the objects offer. Fresh for 5 minutes, as all collections of actions. */
export const getLookupActions = read({
  id: 'getLookupActions',
  area: 'actions',
  path: `${actionsPath}/lookup/{objectApiNames}`,
  lists: ['objectApiNames'],
  query: object(actionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Takes the query of lookup actions (D-223). */
export const getObjectCreateActions = read({
  id: 'getObjectCreateActions',
  area: 'actions',
  path: `${actionsPath}/object/{objectApiName}/record-create`,
  query: object(actionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** The client sends `sections`, `apiNames` or both (D-187); the wire allows neither too. Fresh for 5 minutes (D-257). */
export const getRecordActions = read({
  id: 'getRecordActions',
  area: 'actions',
  path: `${actionsPath}/record/{recordIds}`,
  lists: ['recordIds'],
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions that the forms which change these records offer. Fresh for 5 minutes, as all collections of actions. */
export const getRecordEditActions = read({
  id: 'getRecordEditActions',
  area: 'actions',
  path: `${actionsPath}/record/{recordIds}/record-edit`,
  lists: ['recordIds'],
  query: object(actionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});
