import {
  createSobjectRows,
  deleteSobjectRows,
  getSobjectRows,
  getSobjectRowsByQuery,
  updateSobjectRows,
} from '@relab/contract/records';
import { type Route, route } from '@relab/server/http';
import type { ToRecords } from '../query/records-context.ts';
import { createRows, deleteRows, rowsById, updateRows } from './collections.ts';
import { allowsDuplicates } from './request-headers.ts';

/** Several records in one call; what is wrong with one stands in its result, and is no error of the call. */
export const collectionRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(createSobjectRows, ({ records, allOrNone = false }, context) => {
    const options = { allOrNone, allowSaveOnDuplicate: allowsDuplicates(context.headers) };
    return createRows(records, options, toRecords(context));
  }),
  route(updateSobjectRows, ({ records, allOrNone = false }, context) => {
    const options = { allOrNone, allowSaveOnDuplicate: allowsDuplicates(context.headers) };
    return updateRows(records, options, toRecords(context));
  }),
  route(deleteSobjectRows, ({ ids, allOrNone = false }, context) =>
    deleteRows(ids, allOrNone, toRecords(context)),
  ),
  ...[getSobjectRows, getSobjectRowsByQuery].map((call) =>
    route(call, ({ objectApiName, ids, fields }, context) =>
      rowsById(objectApiName, ids, fields, toRecords(context)),
    ),
  ),
];
