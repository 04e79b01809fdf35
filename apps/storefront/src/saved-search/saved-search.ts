import { getFieldValue } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { readSavedAddress } from './saved-address.ts';
import * as texts from './texts.ts';

/** How often somebody is notified of new listings, as the record has it, and in words. */
export const frequencies = {
  AtOnce: texts.immediately,
  Daily: texts.daily,
  Weekly: texts.weekly,
  Never: texts.never,
} as const;

export type Frequency = keyof typeof frequencies;

export const isFrequency = (text: string): text is Frequency => Object.hasOwn(frequencies, text);

export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  /** Null where the stored address is no longer one of results. */
  readonly address: string | null;
  readonly frequency: Frequency;
  /** Listings that came since it was opened last. */
  readonly newCount: number;
}

const names = ['Name', 'Address__c', 'Frequency__c', 'New__c'];

/** All that `readSavedSearch` looks for. */
export const savedSearchFields: string[] = names.map((name) => `SavedSearch__c.${name}`);

export function readSavedSearch(record: RecordRepresentation): SavedSearch {
  const fieldValue = (name: string): unknown => getFieldValue(record, `SavedSearch__c.${name}`);
  const text = (name: string): string => String(fieldValue(name) ?? '');
  const frequency = text('Frequency__c');
  const count = fieldValue('New__c');
  return {
    id: record.id,
    name: text('Name'),
    address: readSavedAddress(text('Address__c'))?.address ?? null,
    frequency: isFrequency(frequency) ? frequency : 'Never',
    newCount: typeof count === 'number' ? count : 0,
  };
}
