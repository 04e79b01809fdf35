import { dataPath, read, shape, write } from '../call.ts';
import { listInfoLifetime } from '../representation-lifetimes.ts';
import { anyOf, boolean, list, object, optional, pattern, text } from '../schema.ts';
import { listInput } from './list-input.ts';
import { summaryPage } from './list-summary-page.ts';
import type { ListInfo, ListInfoBatch, ListInfoSummaries } from './responses.ts';

const infoPath = `${dataPath}/ui-api/list-info` as const;
const objectPath = `${infoPath}/{objectApiName}` as const;
const listPath = `${objectPath}/{listViewApiName}` as const;

/** Fresh for 15 minutes (D-245). */
export const getListInfoByName = read({
  id: 'getListInfoByName',
  area: 'lists',
  path: listPath,
  response: shape<ListInfo>(),
  lifetime: listInfoLifetime,
});

/** The lists of an object, in short (D-166), as list infos. 30 days, unless a list of the object is created, changed or deleted (D-240, X-06). */
export const getListInfosByObjectName = read({
  id: 'getListInfosByObjectName',
  area: 'lists',
  path: objectPath,
  query: summaryPage,
  response: shape<ListInfoSummaries>(),
});

/** Beside the specification: the same by the list's id, which stands where an object's name may stand too. */
export const getListInfoByListViewId = read({
  id: 'getListInfoByListViewId',
  area: 'lists',
  path: `${infoPath}/{listViewId}`,
  response: shape<ListInfo>(),
  lifetime: listInfoLifetime,
});

/** Beside the specification: what the list of the records that the user has seen last looks like. */
export const getMruListInfo = read({
  id: 'getMruListInfo',
  area: 'lists',
  path: `${dataPath}/ui-api/mru-list-info/{objectApiName}`,
  response: shape<ListInfo>(),
  lifetime: listInfoLifetime,
});

/** D-178: `object.listview`; several in one text are comma-joined. */
const names = anyOf(pattern(/^\w+\.\w+(?:,\w+\.\w+)*$/), list(pattern(/^\w+\.\w+$/)));

/** Several list infos, by id or by name. 15 minutes (D-245). */
export const getListInfosByName = read({
  id: 'getListInfosByName',
  area: 'lists',
  path: `${infoPath}/batch`,
  query: object({ ids: optional(anyOf(text(), list(text()))), names: optional(names) }),
  response: shape<ListInfoBatch>(),
  lifetime: listInfoLifetime,
});

/** Only here are `listViewApiName` and `includeDefaultAttributes` given (D-040). */
export const createListInfo = write({
  id: 'createListInfo',
  since: 61,
  area: 'lists',
  path: objectPath,
  body: object({
    ...listInput,
    includeDefaultAttributes: optional(boolean),
    listViewApiName: optional(text()),
  }),
  response: shape<ListInfo>(),
});

/** Changes a list view; members that are left out stay. */
export const updateListInfoByName = write({
  id: 'updateListInfoByName',
  area: 'lists',
  method: 'PATCH',
  path: listPath,
  body: object(listInput),
  response: shape<ListInfo>(),
});

/** Deletes a list view; its records stay. */
export const deleteListInfo = write({
  id: 'deleteListInfo',
  area: 'lists',
  method: 'DELETE',
  path: listPath,
  response: shape<null>(),
});
