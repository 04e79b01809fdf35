import { type ConfigFor, normalizeId } from '@relab/contract';
import type { RecordDefaults } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Client } from '../client/client.ts';
import { checkedLoad, checkedResponse } from '../sources/checked-response.ts';
import { fieldNames } from './field-names.ts';
import { publishResponse } from './record-response.ts';
import { layoutPart, objectInfoParts } from './response-parts.ts';

interface Choice {
  readonly optionalFields?: readonly string[] | undefined;
  readonly recordTypeId?: string | undefined;
}

function normalizeChoice<Config extends Choice>(config: Config): Config {
  const { optionalFields, recordTypeId } = config;
  return {
    ...config,
    ...(optionalFields ? { optionalFields: fieldNames(optionalFields) } : {}),
    ...(typeof recordTypeId === 'string' ? { recordTypeId: normalizeId(recordTypeId) } : {}),
  };
}

/**
 * Caches the object infos and the layout for their own reads. The record has no id and is cached as it came, and so
 * are the records inside it: ingested they would be stale long before the defaults are.
 */
function publishDefaults(
  client: Client,
  key: string,
  { formFactor }: ConfigFor<typeof calls.getRecordCreateDefaults>,
  response: RecordDefaults,
): void {
  const { layout, objectInfos } = response;
  const { layoutType, mode, objectApiName, recordTypeId } = layout ?? {};
  const named = { formFactor, layoutType, mode, recordTypeId: recordTypeId ?? undefined };
  const parts = objectApiName ? layoutPart(client, ['layout'], layout, { ...named, objectApiName }) : [];
  publishResponse(
    client,
    key,
    response,
    calls.getRecordCreateDefaults.lifetime,
    [],
    [...objectInfoParts(client, objectInfos), ...parts],
  );
}

/** What a form for a new record begins with, layout included. Fresh for 15 minutes (D-272, D-275, X-03). */
export const getRecordCreateDefaults = readAdapter(calls.getRecordCreateDefaults, {
  normalize: normalizeChoice,
  // D-123: names of objects differ in case only by chance.
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load:
    (_, config) =>
    async ({ send }) =>
      checkedResponse(await send(calls.getRecordCreateDefaults, config), 'record'),
  publish: publishDefaults,
});

/** The fields that a copy of a record begins with. Fresh for a second (D-273), or until the record is written. */
export const getRecordTemplateClone = readAdapter(calls.getRecordTemplateClone, {
  normalize: (config) => normalizeChoice({ ...config, recordId: normalizeId(config.recordId) }),
  scope: ({ recordId }) => recordId,
  load: checkedLoad(calls.getRecordTemplateClone, 'fields'),
  isAffectedBy: (change, { config }) =>
    (change.kind === 'record' || change.kind === 'record-type') && change.id === config.recordId,
});

/** The fields that a new record begins with. Fresh for 30 s (D-274, X-03). */
export const getRecordTemplateCreate = readAdapter(calls.getRecordTemplateCreate, {
  normalize: normalizeChoice,
  // D-123: names of objects differ in case only by chance.
  scope: ({ objectApiName }) => objectApiName.toLowerCase(),
  keyed: ({ objectApiName: _, ...rest }) => rest,
  load: checkedLoad(calls.getRecordTemplateCreate, 'fields'),
});
