import { getListRecordsByName } from '@relab/contract/records';
import { type Route, route } from '../http/route.ts';
import type { ToRecords } from '../query/records-context.ts';
import { listRecords } from './list-records.ts';

export const listRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getListRecordsByName, (config, context) =>
    listRecords(config.objectApiName, config.listViewApiName, config, toRecords(context)),
  ),
];
