import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@relab/contract/records';
import { etagReply, type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { describeDirectory, describeObject, describeObjects } from './object-info.ts';
import { describePicklist, describePicklists } from './picklist-values.ts';

/** None of these makes a statement: all is known from the declarations and from who asks. */
export const objectInfoRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getObjectInfo, async ({ objectApiName }, context) =>
    etagReply(describeObject(objectApiName, toRecords(context))),
  ),
  route(getObjectInfos, async ({ objectApiNames }, context) =>
    describeObjects(String(objectApiNames).split(','), toRecords(context)),
  ),
  route(getObjectInfoDirectory, async (_, context) => etagReply(describeDirectory(toRecords(context)))),
  route(getPicklistValuesByRecordType, async ({ objectApiName, recordTypeId }, context) =>
    etagReply(describePicklists(objectApiName, recordTypeId, toRecords(context))),
  ),
  route(getPicklistValues, async ({ objectApiName, recordTypeId, fieldApiName }, context) =>
    etagReply(describePicklist(objectApiName, recordTypeId, fieldApiName, toRecords(context))),
  ),
];
