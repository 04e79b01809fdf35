import { type ConfigFor, normalizeId } from '@relab/contract';
import type { PicklistCollection } from '@relab/contract/records';
import * as calls from '@relab/contract/records';
import { type Document, type KeyedPart, recordsOf, withValueAt } from '@relab/store';
import { readAdapter } from '../adapters/read-adapter.ts';
import type { Client } from '../client/client.ts';
import { invalidConfig } from '../errors/errors.ts';
import { checkedLoad } from '../sources/checked-response.ts';

type Single = ConfigFor<typeof calls.getPicklistValues>;
type All = ConfigFor<typeof calls.getPicklistValuesByRecordType>;

/** The object may be left out where the field's name contains it: `Account.Industry`. */
export type PicklistValuesConfig = Omit<Single, 'objectApiName'> & Partial<Pick<Single, 'objectApiName'>>;

/** The object and the field's own name, from either way of writing them. */
function normalizeSingle({ objectApiName, recordTypeId, fieldApiName }: PicklistValuesConfig): Single {
  const dot = fieldApiName.indexOf('.');
  const object = dot < 0 ? '' : fieldApiName.slice(0, dot);
  if (object !== '' && objectApiName !== undefined && object.toLowerCase() !== objectApiName.toLowerCase())
    throw invalidConfig(`${fieldApiName} is no field of ${objectApiName}.`);
  return {
    objectApiName: objectApiName ?? object,
    recordTypeId: normalizeId(recordTypeId),
    fieldApiName: fieldApiName.slice(dot + 1),
  };
}

/**
 * The values of one picklist. They are one with those in the whole collection of the record type, whichever was read
 * first. The field's name is qualified or not.
 */
export const getPicklistValues = readAdapter<typeof calls.getPicklistValues, PicklistValuesConfig>(
  calls.getPicklistValues,
  {
    normalize: normalizeSingle,
    scope: ({ objectApiName = '', recordTypeId, fieldApiName }) =>
      `${objectApiName.toLowerCase()}/${recordTypeId}/${fieldApiName.toLowerCase()}`,
    keyed: () => ({}),
    load: (client, config) => checkedLoad(calls.getPicklistValues, 'values')(client, normalizeSingle(config)),
  },
);

/** Every field under the key of its own read, so that both reads show the same and neither requests what the other has. */
function publishAll(client: Client, key: string, config: All, response: PicklistCollection): void {
  const lifetime = calls.getPicklistValues.lifetime;
  const parts: KeyedPart[] = [];
  for (const [fieldApiName, values] of Object.entries(response.picklistFieldValues)) {
    // What is no such list stays where it stands.
    if (!Array.isArray(Object(values).values)) continue;
    const own = getPicklistValues.source(client, { ...config, fieldApiName })?.key;
    if (own === undefined) continue;
    client.store.publish(own, values, lifetime);
    parts.push({ at: ['picklistFieldValues', fieldApiName], key: own });
  }
  const value = parts.reduce<unknown>((rest, { at }) => withValueAt(rest, at, null), response);
  client.store.publish(key, { value, parts } satisfies Document, lifetime);
}

/** The values of all picklists of an object for one record type. */
export const getPicklistValuesByRecordType = readAdapter(calls.getPicklistValuesByRecordType, {
  normalize: (config) => ({ ...config, recordTypeId: normalizeId(config.recordTypeId) }),
  scope: ({ objectApiName, recordTypeId }) => `${objectApiName.toLowerCase()}/${recordTypeId}`,
  keyed: () => ({}),
  query: (client, key) => recordsOf(client.store).documentQuery(key),
  load: checkedLoad(calls.getPicklistValuesByRecordType, 'picklistFieldValues'),
  publish: publishAll,
});
