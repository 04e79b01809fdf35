import { getRelatedListRecords } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { useListPages, useObjectInfo, useRecordUi, useSuspendingRelatedListInfo } from '@relab/react/records';
import { type ReactNode, useMemo, useState } from 'react';
import { recordNameOf } from '../../fields/record-field.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { GridColumn, GridSort } from '../../grid/grid-column.ts';
import { recordUiConfig } from '../../records/record-page-reads.ts';
import { ColumnValue, quickFilter } from '../../related/column-value.tsx';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

const idOf = ({ id }: RecordRepresentation): string => id;

function RelatedListView({ params }: PageProps): ReactNode {
  const objectApiName = String(params.objectApiName);
  const recordId = String(params.recordId);
  const relatedListId = String(params.relatedListId);
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const list = useSuspendingRelatedListInfo({ parentObjectApiName: objectApiName, relatedListId });
  const child = list.objectApiNames[0] ?? '';
  const { data: info } = useObjectInfo(child ? { objectApiName: child } : null);
  const { data: ui } = useRecordUi(recordUiConfig(recordId));
  const parent = ui?.records[recordId];
  const parentInfo = ui?.objectInfos[objectApiName];
  const parentName = (parent && parentInfo && recordNameOf(parentInfo, parent.fields)) ?? objectApiName;
  const where = quickFilter(list.displayColumns, useDebounced(filter));
  const { records, error, hasMore, isLoadingMore, loadMore } = useListPages(getRelatedListRecords, {
    parentRecordId: recordId,
    relatedListId,
    fields: list.displayColumns.map(({ fieldApiName }) => `${child}.${fieldApiName}`),
    pageSize: 100,
    ...(sort.length > 0
      ? { sortBy: sort.map(({ columnId, isDescending }) => (isDescending ? `-${columnId}` : columnId)) }
      : {}),
    ...(where === undefined ? {} : { where }),
  });
  const columns = useMemo(
    (): readonly GridColumn<RecordRepresentation>[] =>
      list.displayColumns.map((column, index) => ({
        id: column.fieldApiName,
        label: column.label,
        isSortable: column.sortable,
        isRowHeader: index === 0,
        render: (record) => <ColumnValue column={column} record={record} info={info} />,
      })),
    [list, info],
  );
  return (
    <div className={css.page}>
      <title>{documentTitle(texts.title(list.label, parentName))}</title>
      <PageHeader
        title={list.label}
        kind={<a href={hrefOf(routes.record, { objectApiName, recordId })}>{parentName}</a>}
        actions={
          <input
            type="search"
            className={css.filter}
            value={filter}
            aria-label={texts.filter(list.label)}
            placeholder={texts.filter(list.label)}
            onChange={({ target }) => setFilter(target.value)}
          />
        }
      />
      {error && <ReadError error={error} onRetry={loadMore} />}
      <DataGrid
        label={list.label}
        columns={columns}
        rows={records}
        rowId={idOf}
        sort={sort}
        onSort={setSort}
        hasMore={hasMore}
        isLoadingMore={isLoadingMore}
        onLoadMore={loadMore}
        empty={<p className="soft">{where === undefined ? texts.none : texts.noMatches}</p>}
      />
    </div>
  );
}

export const page: Page = { View: RelatedListView };
