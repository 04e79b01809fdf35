import { dataPath, read, shape, write } from '../call.ts';
import { layoutUserStateLifetime } from '../representation-lifetimes.ts';
import { boolean, object, oneOf, optional, record, text } from '../schema.ts';
import { layoutTypes, modes } from './layout-choice.ts';
import type { LayoutUserState } from './responses.ts';

const statePath = `${dataPath}/ui-api/layout/{objectApiName}/user-state` as const;

/** Reads and writes have the same query (D-224): Full and View by default (D-183, D-184). */
const layout = object({
  layoutType: optional(oneOf(layoutTypes)),
  mode: optional(oneOf(modes)),
  recordTypeId: optional(text()),
});

/** Which sections of a layout the user has folded. Fresh for 15 minutes (D-248). */
export const getLayoutUserState = read({
  id: 'getLayoutUserState',
  area: 'layouts',
  path: statePath,
  query: layout,
  response: shape<LayoutUserState>(),
  lifetime: layoutUserStateLifetime,
});

/** Sections that are not named stay as they are. */
export const updateLayoutUserState = write({
  id: 'updateLayoutUserState',
  area: 'layouts',
  method: 'PATCH',
  path: statePath,
  query: layout,
  body: object({ sectionUserStates: record(object({ collapsed: boolean })) }),
  response: shape<LayoutUserState>(),
});
