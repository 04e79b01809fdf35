import { normalizeId } from '@relab/contract';
import { fieldNames } from '../records/field-names.ts';

/** Ids are sent in their long form (D-151); what is no text is left for the check of types to refuse. */
export const longId = <Id>(id: Id): Id | string => (typeof id === 'string' ? normalizeId(id) : id);

/** Part of the key of a related list's reads: what it belongs to and its name, which differ in case only by chance (D-123). */
export const listScope = (parent: string, relatedListId: string): string =>
  `${parent}/${relatedListId.toLowerCase()}`;

/** Names of fields in their one order (D-155 to D-158); none where there are none. */
export const qualified = (names: readonly string[] | undefined): readonly string[] | undefined =>
  names === undefined || (Array.isArray(names) && names.length === 0) ? undefined : fieldNames(names);
