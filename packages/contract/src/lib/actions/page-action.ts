import { read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { object } from '../schema.ts';
import { actionsPath, namedActionChoice } from './action-parameters.ts';
import type { ActionCollection } from './responses.ts';

/** Actions on pages that are made of parts; collections live as long as the others (D-256). */
export const getFlexipageActions = read({
  id: 'getFlexipageActions',
  area: 'actions',
  path: `${actionsPath}/flexipage/{flexipageNames}`,
  lists: ['flexipageNames'],
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions on list views, by their ids. */
export const getListViewActions = read({
  id: 'getListViewActions',
  area: 'actions',
  path: `${actionsPath}/list-view/{listViewIds}`,
  lists: ['listViewIds'],
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions on the lists of what the user saw last, by object. */
export const getMruListActions = read({
  id: 'getMruListActions',
  area: 'actions',
  path: `${actionsPath}/mru-list/{objectApiNames}`,
  lists: ['objectApiNames'],
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});

/** Actions on the pictures of records. */
export const getPhotoActions = read({
  id: 'getPhotoActions',
  area: 'actions',
  path: `${actionsPath}/photo/{recordIds}`,
  lists: ['recordIds'],
  query: object(namedActionChoice),
  response: shape<ActionCollection>(),
  lifetime: minutes(5),
});
