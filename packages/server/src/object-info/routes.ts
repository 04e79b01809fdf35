import { getObjectInfo, getObjectInfos } from '@relab/contract/records';
import { Reply, type Route, route } from '../http/route.ts';
import { tagged } from '../http/tagged.ts';
import type { ToRecords } from '../query/records-context.ts';
import { describeObject, describeObjects } from './object-info.ts';

export const objectInfoRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getObjectInfo, async ({ objectApiName }, context) => {
    const { objects, who } = toRecords(context);
    const info = describeObject(objectApiName, objects, who);
    return new Reply(info, 200, tagged(info.eTag));
  }),
  route(getObjectInfos, async ({ objectApiNames }, context) => {
    const { objects, who } = toRecords(context);
    return describeObjects(String(objectApiNames).split(','), objects, who);
  }),
];
