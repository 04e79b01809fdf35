import { getFieldValue, getListRecordsByName, updateRecord } from '@relab/client/records';
import { useWrite } from '@relab/react';
import { useListPages } from '@relab/react/records';
import type { ReactNode } from 'react';

// `npm run types` writes src/records.ts: import { Account } from there, and these are `Account.Name`, with their types.
const fields = ['Account.Name', 'Account.Phone'];

/** The names are inputs: what is typed is saved when one leaves it, and shown everywhere at once. */
export function Accounts(): ReactNode {
  const { records, error, isLoading, hasMore, isLoadingMore, loadMore } = useListPages(getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    fields,
    pageSize: 50,
  });
  const { send, error: rejected } = useWrite(updateRecord, { optimistic: true });
  if (isLoading) return <p>Loading…</p>;
  return (
    <>
      {error && <p role="alert">{error.message}</p>}
      {rejected && <p role="alert">{rejected.message}</p>}
      <ul>
        {records.map((record) => {
          const name = String(getFieldValue(record, 'Account.Name') ?? '');
          return (
            <li key={record.id}>
              <input
                key={name}
                aria-label="Name"
                defaultValue={name}
                onBlur={({ currentTarget: { value } }) => {
                  if (value !== name) void send({ recordId: record.id, fields: { Name: value } });
                }}
              />{' '}
              {String(getFieldValue(record, 'Account.Phone') ?? '')}
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <button type="button" disabled={isLoadingMore} onClick={loadMore}>
          More
        </button>
      )}
    </>
  );
}
