import {
  continueQuery,
  createSobjectRow,
  deleteSobjectRow,
  describeSobject,
  getSobject,
  getSobjectRow,
  getSobjects,
  runQuery,
  type SaveResult,
  updateSobjectRow,
} from '@relab/contract/records';
import { ApiError, errorEntries, Reply, type Route, readsReplica, route } from '@relab/server/http';
import type { RecordsContext, ToRecords } from '../query/records-context.ts';
import { recentRecords } from '../recent/recent-records.ts';
import { createRecord, deleteRecord, type SaveOptions, updateRecord } from '../records/write-records.ts';
import { continueSoql, runSoql } from '../soql/run-soql.ts';
import { collectionRoutes } from './collection-routes.ts';
import { describeAll, describeSobjectOf, requireObject, summarize } from './describe.ts';
import { allowsDuplicates, batchSizeOf } from './request-headers.ts';
import { readRow, requireRowId } from './rows.ts';

const optionsOf = (headers: Headers): SaveOptions => ({
  allowSaveOnDuplicate: allowsDuplicates(headers),
  unmodifiedSince: headers.get('if-unmodified-since') ?? undefined,
  includeFields: false,
});

/** These calls report a record that could not be saved as any error: in a list, with the fields' names. */
export async function withListErrors<Result>(
  { objects }: RecordsContext,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ApiError) || Array.isArray(error.body)) throw error;
    const { status, headers, message } = error;
    throw new ApiError('INVALID_INPUT', message, {
      status,
      headers,
      body: errorEntries(error, objects.language),
    });
  }
}

/** What is not a field: names of the path, and what clients send along from what they read. */
function fieldsOf(config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { objectApiName: _object, recordId: _record, attributes: _attributes, ...fields } = config;
  return fields;
}

/** The calls by which tools of the platform read and write records, beside those of the record platform. */
export const sobjectRoutes = (toRecords: ToRecords): readonly Route[] => [
  route(getSobjects, async (_, context) => ({
    encoding: 'UTF-8',
    maxBatchSize: 200,
    sobjects: [...describeAll(toRecords(context))],
  })),
  route(getSobject, async ({ objectApiName }, context) => {
    const records = toRecords(context);
    const objectDescribe = summarize(objectApiName, records);
    const recent = await recentRecords(undefined, records);
    const own = recent.filter(({ attributes }) => attributes.type === objectDescribe.name);
    const recentItems = own.map(({ attributes: { type, url }, Id, Name }) => ({
      attributes: { type, url },
      Id,
      Name,
    }));
    return { objectDescribe, recentItems };
  }),
  route(describeSobject, async ({ objectApiName }, context) =>
    describeSobjectOf(objectApiName, toRecords(context)),
  ),
  route(getSobjectRow, ({ objectApiName, recordId, fields }, context) =>
    readRow(objectApiName, recordId, fields, toRecords(context)),
  ),
  route(createSobjectRow, async (config, context) => {
    const records = toRecords(context);
    const { apiName } = requireObject(String(config.objectApiName), records);
    const options = optionsOf(context.headers);
    const { id } = await withListErrors(records, () =>
      createRecord(apiName, fieldsOf(config), options, records),
    );
    const saved: SaveResult = { id, success: true, errors: [] };
    return new Reply(saved, 201);
  }),
  route(updateSobjectRow, async (config, context) => {
    const records = toRecords(context);
    const id = requireRowId(String(config.objectApiName), String(config.recordId), records);
    await withListErrors(records, () =>
      updateRecord(id, fieldsOf(config), optionsOf(context.headers), records),
    );
    return null;
  }),
  route(deleteSobjectRow, async ({ objectApiName, recordId }, context) => {
    const records = toRecords(context);
    await withListErrors(records, () =>
      deleteRecord(requireRowId(objectApiName, recordId, records), records),
    );
    return null;
  }),
  readsReplica(
    route(runQuery, ({ q }, context) => runSoql(q, batchSizeOf(context.headers), toRecords(context))),
  ),
  readsReplica(
    route(continueQuery, ({ queryLocator }, context) =>
      continueSoql(queryLocator, batchSizeOf(context.headers), toRecords(context)),
    ),
  ),
  ...collectionRoutes(toRecords),
];
