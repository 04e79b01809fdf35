import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@relab/contract/records';
import { type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { taggedRoutes } from '../tagged-route.ts';
import { describeDirectory, describeObject, describeObjects } from './object-info.ts';
import { describePicklist, describePicklists } from './picklist-values.ts';

/** None of these makes a statement: declarations and the principal are enough. */
export function objectInfoRoutes(toRecords: ToRecords): readonly Route[] {
  const tagged = taggedRoutes(toRecords);
  return [
    tagged(getObjectInfo, ({ objectApiName }, context) => describeObject(objectApiName, context)),
    route(getObjectInfos, (config, context) => describeObjects(config, toRecords(context))),
    tagged(getObjectInfoDirectory, (_, context) => describeDirectory(context)),
    tagged(getPicklistValuesByRecordType, describePicklists),
    tagged(getPicklistValues, describePicklist),
  ];
}
