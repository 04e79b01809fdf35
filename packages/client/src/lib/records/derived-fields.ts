import { normalizeId } from '@relab/contract';
import type { ObjectInfo } from '@relab/contract/records';
import { isRecord, recordsOf } from '@relab/store';
import type { Client } from '../client/client.ts';
import { getObjectInfo } from '../object-info/object-info.ts';

/** The object of a record that is not cached is unknown. */
const heldInfo = (client: Client, objectApiName: string): ObjectInfo | undefined =>
  objectApiName === '' ? undefined : getObjectInfo.peek(client, { objectApiName }).data;

/**
 * Whether a record of the object may show something that was worked out from other records: a formula or a roll-up. By
 * the object info where it is cached; undefined where it is not.
 */
export function mayDerive(
  client: Client,
  objectApiName: string,
  fields: readonly string[],
): boolean | undefined {
  const info = heldInfo(client, objectApiName);
  if (!info) return undefined;
  const names = fields.map((path) => path.split('.', 1)[0] ?? path);
  return (names.length > 0 ? names : Object.keys(info.fields)).some((name) => info.fields[name]?.calculated);
}

/**
 * Whether a formula among the fields may look at another record, by a reference that leads there or of which it is not
 * stored where it leads. Only where the object info is cached: without it no formula can be recognised.
 */
export function maySpan(
  client: Client,
  recordId: string,
  fields: readonly string[],
  other: { readonly id: string; readonly objectApiName: string | undefined },
): boolean {
  const records = recordsOf(client.store);
  const objectApiName = records.stored(recordId)?.apiName ?? '';
  if (!mayDerive(client, objectApiName, fields)) return false;
  const info = heldInfo(client, objectApiName);
  return Object.values(info?.fields ?? {}).some(({ apiName, referenceToInfos, relationshipName }) => {
    if (!referenceToInfos.some((target) => target.apiName === other.objectApiName)) return false;
    const { value } =
      records.field(recordId, apiName) ?? records.field(recordId, relationshipName ?? '') ?? {};
    if (value === undefined) return true;
    return isRecord(value)
      ? value.id === other.id
      : value !== null && normalizeId(String(value)) === other.id;
  });
}
