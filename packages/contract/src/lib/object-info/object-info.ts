import { dataPath, read, shape } from '../call.ts';
import { minutes } from '../lifetime.ts';
import type { ObjectInfo, ObjectInfoBatch } from './object-info-answers.ts';

/** D-246: 15 minutes. */
export const getObjectInfo = read({
  id: 'getObjectInfo',
  area: 'object-info',
  path: `${dataPath}/ui-api/object-info/{objectApiName}`,
  answer: shape<ObjectInfo>(),
  lifetime: minutes(15),
});

/** `objectApiNames` stand in the path, comma-joined. */
export const getObjectInfos = read({
  id: 'getObjectInfos',
  area: 'object-info',
  path: `${dataPath}/ui-api/object-info/batch/{objectApiNames}`,
  lists: ['objectApiNames'],
  answer: shape<ObjectInfoBatch>(),
  lifetime: minutes(2),
});
