import {
  getLookupMetadata,
  getLookupRecords,
  getLookupRecordsByField,
  getLookupRecordsByTarget,
} from '@relab/contract/records';
import { type Route, readsReplica, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { describeLookup } from './lookup-metadata.ts';
import { lookupRecords } from './lookup-records.ts';

export const lookupRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getLookupMetadata, async ({ objectApiName, fieldApiName }, context) =>
    describeLookup(objectApiName, fieldApiName, toRecords(context)),
  ),
  ...[getLookupRecords, getLookupRecordsByField, getLookupRecordsByTarget].map((call) =>
    readsReplica(
      route(call, (config, context) =>
        lookupRecords(config.objectApiName, config.fieldApiName, config, toRecords(context)),
      ),
    ),
  ),
];
