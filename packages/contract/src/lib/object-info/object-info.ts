import { dataPath, read, shape } from '../call.ts';
import { objectInfoLifetime } from '../representation-lifetimes.ts';
import type { ObjectInfo, ObjectInfoBatch, ObjectInfoDirectory } from './responses.ts';

/** D-246: 15 minutes. */
export const getObjectInfo = read({
  id: 'getObjectInfo',
  area: 'object-info',
  path: `${dataPath}/ui-api/object-info/{objectApiName}`,
  response: shape<ObjectInfo>(),
  lifetime: objectInfoLifetime,
});

/** `objectApiNames` stand in the path, comma-joined. 15 minutes (D-246). */
export const getObjectInfos = read({
  id: 'getObjectInfos',
  area: 'object-info',
  path: `${dataPath}/ui-api/object-info/batch/{objectApiNames}`,
  lists: ['objectApiNames'],
  response: shape<ObjectInfoBatch>(),
  lifetime: objectInfoLifetime,
});

/** All objects that there are, in short. 30 days (D-235). */
export const getObjectInfoDirectory = read({
  id: 'getObjectInfoDirectory',
  area: 'object-info',
  path: `${dataPath}/ui-api/object-info`,
  response: shape<ObjectInfoDirectory>(),
});
