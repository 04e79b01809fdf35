import { dataPath, read, shape, write } from '../call.ts';
import { responses } from '../described-call.ts';
import { minutes } from '../lifetime.ts';
import { boolean, integer, list, object, optional, record, text } from '../schema.ts';
import { orderedByItem } from './list-order.ts';
import { ListPreferences } from './list-preferences-responses.ts';

const preferencesPath = `${dataPath}/ui-api/list-preferences/{objectApiName}/{listViewApiName}` as const;

/** How the user wants a list shown. Fresh for 15 minutes (D-253). */
export const getListPreferences = read({
  id: 'getListPreferences',
  area: 'lists',
  path: preferencesPath,
  response: shape<ListPreferences>(),
  lifetime: minutes(15),
});

export const getListPreferencesResponses = responses(getListPreferences, { 200: ListPreferences });

/**
 * Columns that are not named stay as they are. Widths are whole px (D-172, D-173). Beside the specification: which
 * columns are shown, and in which order; none are the list's own again.
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
    orderedBy: optional(list(orderedByItem)),
  }),
  response: shape<ListPreferences>(),
});

export const updateListPreferencesResponses = responses(updateListPreferences, { 200: ListPreferences });
