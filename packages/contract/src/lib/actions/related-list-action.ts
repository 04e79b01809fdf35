import { read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { list, object, text } from '../schema.ts';
import { actionChoice, actionsPath, namedActionChoice } from './action-parameters.ts';
import type { ActionCollection, RelatedListsActions } from './responses.ts';

const recordPath = `${actionsPath}/record/{recordIds}` as const;

/** Actions on the rows of a related list. Takes the query of record-edit actions. */
export const getRelatedListRecordActions = read({
  id: 'getRelatedListRecordActions',
  area: 'actions',
  path: `${recordPath}/related-list-record/{relatedListRecordIds}`,
  lists: ['recordIds', 'relatedListRecordIds'],
  query: object(actionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions on several related lists at once, each described by an entry of its own (D-188 to D-190). A read by POST. */
export const getRelatedListsActions = read({
  id: 'getRelatedListsActions',
  area: 'actions',
  method: 'POST',
  path: `${recordPath}/related-list/batch`,
  lists: ['recordIds'],
  body: object({
    relatedListsActionParameters: list(object({ relatedListId: text(), ...namedActionChoice })),
  }),
  response: shape<RelatedListsActions>(),
  lifetime: minutes(5),
});

/** Actions on one related list. A read by POST. */
export const getRelatedListActions = read({
  id: 'getRelatedListActions',
  area: 'actions',
  method: 'POST',
  path: `${recordPath}/related-list/{relatedListId}`,
  lists: ['recordIds'],
  body: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});
