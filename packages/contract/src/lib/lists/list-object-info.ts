import { dataPath, read, shape } from '../call.ts';
import { responses } from '../described-call.ts';
import { minutes } from '../lifetime.ts';
import { ListObjectInfo } from './list-object-info-responses.ts';

/** What the lists of an object can be made of. Fresh for 15 minutes (D-252). */
export const getListObjectInfo = read({
  id: 'getListObjectInfo',
  area: 'lists',
  path: `${dataPath}/ui-api/list-object-info/{objectApiName}`,
  response: shape<ListObjectInfo>(),
  lifetime: minutes(15),
});

export const getListObjectInfoResponses = responses(getListObjectInfo, { 200: ListObjectInfo });
