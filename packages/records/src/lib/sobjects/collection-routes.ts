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

/** Several records in one call; what is wrong with one is told in its place, and is no error of the call. */
export const collectionRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(createSobjectRows, ({ records, allOrNone = false }, context) =>
    createRows(
      records,
      { allOrNone, allowSaveOnDuplicate: allowsDuplicates(context.headers) },
      toRecords(context),
    ),
  ),
  route(updateSobjectRows, ({ records, allOrNone = false }, context) =>
    updateRows(
      records,
      { allOrNone, allowSaveOnDuplicate: allowsDuplicates(context.headers) },
      toRecords(context),
    ),
  ),
  route(deleteSobjectRows, ({ ids, allOrNone = false }, context) =>
    deleteRows(ids, allOrNone, toRecords(context)),
  ),
  route(getSobjectRows, ({ objectApiName, ids, fields }, context) =>
    rowsById(objectApiName, ids, fields, toRecords(context)),
  ),
  route(getSobjectRowsByQuery, ({ objectApiName, ids, fields }, context) =>
    rowsById(objectApiName, ids, fields, toRecords(context)),
  ),
];
