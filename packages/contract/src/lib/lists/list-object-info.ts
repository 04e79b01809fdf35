import { dataPath, read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import type { ListObjectInfo } from './responses.ts';

/** What the lists of an object can be made of. Fresh for 15 minutes (D-252). */
export const getListObjectInfo = read({
  id: 'getListObjectInfo',
  area: 'lists',
  path: `${dataPath}/ui-api/list-object-info/{objectApiName}`,
  response: shape<ListObjectInfo>(),
  lifetime: minutes(15),
});
