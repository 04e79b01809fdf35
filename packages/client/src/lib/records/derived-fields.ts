import type { ObjectInfo } from '@relab/contract/records';
import type { Client } from '../client.ts';
import { getObjectInfo } from '../object-info/object-info.ts';

/**
 * Whether a record of the object may show something that was worked out from other records: a formula or a roll-up. By
 * the object info where it is held; undefined where it is not.
 */
export function mayDerive(
  client: Client,
  objectApiName: string,
  fields: readonly string[],
): boolean | undefined {
  const info: ObjectInfo | undefined = getObjectInfo.peek(client, { objectApiName }).data;
  if (!info) return undefined;
  const names = fields.map((path) => path.split('.', 1)[0] ?? path);
  return (names.length > 0 ? names : Object.keys(info.fields)).some((name) => info.fields[name]?.calculated);
}
