import { dataPath, read, shape, write } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { boolean, integer, list, object, optional, record, text } from '../schema.ts';
import { orderedByItem } from './list-order.ts';
import type { ListPreferences } from './responses.ts';

const preferencesPath = `${dataPath}/ui-api/list-preferences/{objectApiName}/{listViewApiName}` as const;

/** How the user wants a list shown. Fresh for 15 minutes (D-253). */
export const getListPreferences = read({
  id: 'getListPreferences',
  area: 'lists',
  path: preferencesPath,
  response: shape<ListPreferences>(),
  lifetime: minutes(15),
});

/**
 * Columns that are not named stay as they are. Widths are whole px (D-172, D-173). Beside the specification: which
 * columns are shown, and in which order; none are the list's own again. `frozenColumns` stay in place while the others
 * scroll. `pinned` has the list open first among those of its object; one is pinned at a time.
 */
export const updateListPreferences = write({
  id: 'updateListPreferences',
  area: 'lists',
  method: 'PATCH',
  path: preferencesPath,
  body: object({
    columnWidths: optional(record(integer())),
    columnWrap: optional(record(boolean)),
    displayColumns: optional(list(text())),
    frozenColumns: optional(list(text())),
    orderedBy: optional(list(orderedByItem)),
    pinned: optional(boolean),
  }),
  response: shape<ListPreferences>(),
});
