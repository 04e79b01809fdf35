import { normalizeId } from '@relab/contract';
import { isRecord, recordsOf, type StoredField } from '@relab/store';
import type { WriteSettings } from '../adapters/write-adapter.ts';
import type { Client } from '../client/client.ts';
import { recordReadPrefix } from '../client/key.ts';
import { provisionalId } from '../client/provisional-id.ts';
import { notFetchable } from '../errors/errors.ts';
import { relationOf } from './optimistic-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** A record as it is to be created, under an id of its own. Nobody has changed it yet. */
function provisionalRecord(id: string, apiName: string, values: Values) {
  const fields: Record<string, StoredField> = {};
  for (const [name, value] of Object.entries({ ...values, Id: id }))
    fields[name] = { displayValue: null, value };
  const { RecordTypeId: recordTypeId = null } = values;
  return {
    apiName,
    childRelationships: {},
    fields,
    id,
    lastModifiedById: null,
    lastModifiedDate: null,
    recordTypeId: typeof recordTypeId === 'string' ? recordTypeId : null,
    recordTypeInfo: null,
    systemModstamp: null,
  };
}

/** The cached records that references lead to, over the names under which they show them. */
function relations(client: Client, values: Values): Readonly<Record<string, StoredField>> {
  const shown: Record<string, StoredField> = {};
  for (const [name, value] of Object.entries(values)) {
    const relation = relationOf(name);
    const cached = typeof value === 'string' ? recordsOf(client.store).stored(normalizeId(value)) : undefined;
    if (relation && cached) shown[relation] = { displayValue: null, value: cached };
  }
  return shown;
}

/**
 * Caches a record that is about to be created, with origin `optimistic` and in no state, and shows it at the top of
 * the lists that `into` names. With the response the real one replaces it in the same step, until a response of the
 * list has its position; a refusal removes it. Fields that it lacks are not requested: such a read fails with
 * status 400 (D-135, D-136).
 */
export function insertOptimistically(
  client: Client,
  { apiName, fields }: { readonly apiName: string; readonly fields: Values },
  { into = [] }: WriteSettings,
): (response?: unknown) => () => void {
  const keys = into.map(({ key }) => key);
  return showRecord(client, provisionalId(client), { apiName, fields }, keys);
}

/** The same under an id that is given, at the top of the lists under the keys. */
export function showRecord(
  client: Client,
  id: string,
  { apiName, fields }: { readonly apiName: string; readonly fields: Values },
  into: readonly string[],
): (response?: unknown) => () => void {
  const records = recordsOf(client.store);
  const origin = 'optimistic';
  records.publish(provisionalRecord(id, apiName, fields), -1, { origin });
  const unlay = records.layer(id, relations(client, fields));
  const rows = into.map((key) => records.insertFirst(key, id));
  return (response) => {
    for (const row of rows) {
      if (isRecord(response)) row.confirm(response.id);
      else row.remove();
    }
    unlay();
    records.evict(id);
    for (const key of client.sources.keys())
      if (key.startsWith(recordReadPrefix(id))) client.store.fail(key, notFetchable(), 0);
    return () => {
      for (const row of rows) row.remove();
    };
  };
}
