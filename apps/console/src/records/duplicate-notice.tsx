import type { Duplicates, ObjectInfo } from '@relab/contract/records';
import { useDuplicateConfiguration, useFindDuplicates } from '@relab/react/records';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { isBlank } from '../fields/check-value.ts';
import { RecordLink } from '../fields/record-link.tsx';
import { useDebounced } from '../fields/use-debounced.ts';
import css from './form-messages.module.css';
import * as texts from './texts.ts';
import type { RecordForm } from './use-record-form.ts';

export interface FoundDuplicates {
  /** Whether such a record may be saved after all. */
  readonly mayBeSaved: boolean;
  readonly matches: readonly { readonly objectApiName: string; readonly recordIds: readonly string[] }[];
}

const nothing: FoundDuplicates = { mayBeSaved: true, matches: [] };

const withoutItself = (
  { allowSave, matches }: Duplicates,
  recordId: string | undefined,
): FoundDuplicates => ({
  mayBeSaved: allowSave,
  matches: matches
    .map(({ objectApiName, recordIds }) => ({
      objectApiName,
      recordIds: recordIds.filter((id) => id !== recordId),
    }))
    .filter(({ recordIds }) => recordIds.length > 0),
});

/**
 * Records that resemble what is typed, looked for half a second after the last key in a field that rules compare. Where a save was
 * rejected as a duplicate, also of what nobody typed, such as a copy.
 */
export function useDuplicates(
  info: ObjectInfo,
  recordId: string | undefined,
  { state, values }: RecordForm,
  isRejected: boolean,
): FoundDuplicates {
  const { data: configuration } = useDuplicateConfiguration({ objectApiName: info.apiName });
  const compared = configuration?.predupeEnabled ? configuration.dedupeFields : [];
  const isTouched =
    isRejected || compared.some((name) => state.edits[name] !== undefined && !isBlank(values[name]));
  const fields = Object.fromEntries(
    compared.flatMap((name) => {
      const value = values[name];
      return value === undefined || isBlank(value) ? [] : [[name, value]];
    }),
  );
  const key = useDebounced(isTouched ? JSON.stringify(fields) : '', 500);
  const { data } = useFindDuplicates(key === '' ? null : { apiName: info.apiName, fields: JSON.parse(key) });
  return data && key !== '' ? withoutItself(data, recordId) : nothing;
}

const maxShown = 5;

/** The records that resemble this one, each to be opened beside the form. */
export function DuplicateNotice({ found }: { readonly found: FoundDuplicates }): ReactNode {
  const all = found.matches.flatMap(({ objectApiName, recordIds }) =>
    recordIds.map((recordId) => ({ objectApiName, recordId })),
  );
  if (all.length === 0) return null;
  return (
    <Notice tone="warning" heading={texts.duplicates(all.length)}>
      <ul className={css.list}>
        {all.slice(0, maxShown).map(({ objectApiName, recordId }) => (
          <li key={recordId}>
            <RecordLink target={{ objectApiName, recordId, name: null }} opensBeside />
          </li>
        ))}
      </ul>
      <p>{found.mayBeSaved ? texts.duplicatesAllowed : texts.duplicatesNotAllowed}</p>
    </Notice>
  );
}
