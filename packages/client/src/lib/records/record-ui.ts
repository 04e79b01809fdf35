import { type ConfigFor, normalizeId } from '@relab/contract';
import type { RecordUi } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Change } from '../client/change.ts';
import type { Client } from '../client/client.ts';
import { ClientError } from '../errors/client-error.ts';
import { invalidResponse } from '../errors/errors.ts';
import { distinct } from '../values/distinct.ts';
import { namesIn } from '../values/names-in.ts';
import { mayDerive } from './derived-fields.ts';
import { fieldNames } from './field-names.ts';
import { capitalised } from './record-config.ts';
import { publishResponse } from './record-response.ts';
import { layoutParts, objectInfoParts } from './response-parts.ts';

type Config = ConfigFor<typeof calls.getRecordUi>;

const idsOf = ({ recordIds }: Config): readonly string[] => distinct(namesIn(recordIds).map(normalizeId));

/** Full layouts in View mode (D-286) where nothing is said. */
function normalize(config: Config): Config {
  const { layoutTypes = ['Full'], modes = ['View'], optionalFields } = config;
  return {
    ...config,
    recordIds: idsOf(config),
    layoutTypes: distinct(layoutTypes.map(capitalised)) as typeof layoutTypes,
    modes: distinct(modes) as typeof modes,
    ...(optionalFields ? { optionalFields: fieldNames(optionalFields) } : {}),
  };
}

/** D-124, D-229. */
const placeholder = (): RecordUi => ({ records: {}, objectInfos: {}, layouts: {}, layoutUserStates: {} });

/** The response with all its members, and of its records those that are there (D-109). */
function checked(response: RecordUi | null): RecordUi {
  const { records } = Object(response) as Partial<RecordUi>;
  // D-230, X-35.
  if (typeof records !== 'object' || records === null || Array.isArray(records))
    throw invalidResponse('RecordUi adapter resolved with a Unfulfilled snapshot with undefined data');
  const cached = Object.entries(records).filter(([, record]) => isRecord(record));
  return { ...placeholder(), ...response, records: Object.fromEntries(cached) };
}

function publish(client: Client, key: string, response: RecordUi): void {
  const { records, objectInfos, layouts, layoutUserStates } = response;
  const found = Object.entries(records).map(([id, record]) => ({ at: ['records', id], records: record }));
  // An empty answer has no parts that go stale, so it has itself the lifetime of a record.
  const lifetime = found.length > 0 ? calls.getRecordUi.lifetime : calls.recordLifetime;
  publishResponse(client, key, response, lifetime, found, [
    ...objectInfoParts(client, objectInfos),
    ...layoutParts(client, layouts, layoutUserStates),
  ]);
}

function isAffectedBy(
  client: Client,
  config: Config,
  response: RecordUi | undefined,
  change: Change,
): boolean {
  const ids = idsOf(config);
  if (change.kind === 'record-type') return ids.includes(change.id);
  if (change.kind !== 'record') return false;
  if (change.id !== undefined && ids.includes(change.id))
    return change.operation === 'delete' || change.fields === undefined;
  return ids.some((id) => {
    if (!change.parents.has(id)) return false;
    const record = response?.records[id];
    // A roll-up may count the record that was written.
    return !record || (mayDerive(client, record.apiName, Object.keys(record.fields)) ?? true);
  });
}

/**
 * Records with all that is needed to show them. Records, object infos, layouts and user states are those that their own
 * reads show, and serve them; the response is fresh as long as each of them. Where the server knows none of the records
 * (404) everything is empty (D-124, X-35).
 */
export const getRecordUi = readAdapter(calls.getRecordUi, {
  normalize,
  scope: (config) => idsOf(config).join(),
  keyed: ({ recordIds: _, ...rest }) => rest,
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load:
    (_, config) =>
    async ({ send }) => {
      try {
        return checked(await send(calls.getRecordUi, config));
      } catch (error) {
        if (error instanceof ClientError && error.status === 404) return placeholder();
        throw error;
      }
    },
  publish: (client, key, _, response) => publish(client, key, response),
  isAffectedBy: (change, { client, config, data: response }) =>
    isAffectedBy(client, config, response, change),
});
