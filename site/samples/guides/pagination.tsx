import { getListRecordsByName } from '@relab/client/records';
import { useListPages } from '@relab/react/records';
import type { ReactNode } from 'react';

// #region list
export function Instruments(): ReactNode {
  const { records, isLoading, hasMore, isLoadingMore, loadMore } = useListPages(getListRecordsByName, {
    objectApiName: 'Instrument__c',
    listViewApiName: 'All',
    pageSize: 2,
  });
  return (
    <>
      <ul aria-busy={isLoading}>
        {records.map(({ id, fields }) => (
          <li key={id}>{String(fields.Name?.value)}</li>
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
// #endregion list
