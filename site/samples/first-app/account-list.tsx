import { getFieldValue, getListRecordsByName } from '@relab/client/records';
import { useListPages } from '@relab/react/records';
import type { ReactNode } from 'react';

interface AccountListProps {
  readonly onSelect: (accountId: string) => void;
}

export function AccountList({ onSelect }: AccountListProps): ReactNode {
  const { records, error, hasMore, isLoadingMore, loadMore } = useListPages(getListRecordsByName, {
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    pageSize: 20,
  });
  if (error) return <p role="alert">{error.message}</p>;
  return (
    <>
      <ul>
        {records.map((account) => (
          <li key={account.id}>
            <button type="button" onClick={() => onSelect(account.id)}>
              {String(getFieldValue(account, 'Account.Name'))}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" disabled={isLoadingMore} onClick={loadMore}>
          More
        </button>
      )}
    </>
  );
}
