import { createHash } from 'node:crypto';
import { masterRecordTypeId, normalizeId } from '@relab/contract';
import type { Role } from '@relab/server/principal';

/** A variety of an object's records, with layouts and choices of its own. */
export interface RecordTypeInput {
  readonly label: string;
  /** New records have it by default; the first type where none is declared so. */
  readonly default?: boolean;
  /** Picklists of which only some values can be chosen, by field. */
  readonly picklists?: Readonly<
    Record<string, { readonly values: readonly string[]; readonly default?: string }>
  >;
  /** Roles that may choose it; without it all. */
  readonly availableTo?: readonly Role[];
}

export interface RecordType extends RecordTypeInput {
  /** Undefined for the master, which every object has. */
  readonly name: string | undefined;
  readonly id: string;
}

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id of 18 characters for something that is declared: the same on every start and every instance. */
export function declaredId(keyPrefix: string, ...names: readonly string[]): string {
  const digest = createHash('sha256').update(names.join('\n')).digest();
  const body = [...digest.subarray(0, 12)].map((byte) => letters.charAt(byte % 62)).join('');
  return normalizeId(keyPrefix + body);
}

export const masterRecordType: RecordType = {
  name: undefined,
  label: 'Master',
  id: masterRecordTypeId,
};

export const recordTypesOf = (
  apiName: string,
  declared: Readonly<Record<string, RecordTypeInput>>,
): readonly RecordType[] =>
  Object.entries(declared).map(([name, type]) => ({ ...type, name, id: declaredId('012', apiName, name) }));

/** What new records have by default: the type that is declared so, else the first, else the master. */
export const defaultRecordType = (types: readonly RecordType[]): RecordType =>
  types.find((type) => type.default === true) ?? types[0] ?? masterRecordType;
