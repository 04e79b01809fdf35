import { findDuplicates, getDuplicateConfiguration } from '@relab/contract/records';
import { type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { duplicateConfiguration } from './duplicate-configuration.ts';
import { predupe } from './predupe.ts';

/** Which records are probably duplicates of a new one. */
export function duplicateRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getDuplicateConfiguration, async ({ objectApiName, recordTypeId }, context) =>
      duplicateConfiguration(objectApiName, recordTypeId, records(context)),
    ),
    route(findDuplicates, ({ apiName, fields }, context) => predupe(apiName, fields, records(context))),
  ];
}
