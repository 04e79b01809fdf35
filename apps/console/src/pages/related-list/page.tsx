import { getRelatedListRecords } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';
import { useListPages, useRecordUi } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { recordNameOf } from '../../fields/record-field.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { GridColumn, GridSort } from '../../grid/grid-column.ts';
import { recordUiConfig } from '../../records/record-page-reads.ts';
import { ColumnValue, columnText, quickFilter } from '../../related/column-value.tsx';
import type { RelatedOrigin } from '../../related/related-origin.ts';
import { useNoteShownRows } from '../../related/shown-rows.ts';
import { useRelatedColumns, useRelatedPreferences } from '../../related/use-related-columns.ts';
import { documentTitle } from '../../routing/page-title.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

const ColumnChooser = lazy(async () => ({
  default: (await import('../../lists/column-chooser.tsx')).ColumnChooser,
}));

const idOf = ({ id }: RecordRepresentation): string => id;

function RelatedListView({ params }: PageProps): ReactNode {
  const objectApiName = String(params.objectApiName);
  const recordId = String(params.recordId);
  const relatedListId = String(params.relatedListId);
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  const {
    list,
    columns: described,
    info,
    fields,
    error: infoError,
  } = useRelatedColumns({
    parentObjectApiName: objectApiName,
    relatedListId,
  });
  const preferences = useRelatedPreferences(objectApiName, relatedListId);
  const [isChoosing, setChoosing] = useState(false);
  const child = list?.objectApiNames[0] ?? '';
  const { data: ui } = useRecordUi(recordUiConfig(recordId));
  const parent = ui?.records[recordId];
  const parentInfo = ui?.objectInfos[objectApiName];
  const parentName = (parent && parentInfo && recordNameOf(parentInfo, parent.fields)) ?? objectApiName;
  const where = quickFilter(described, useDebounced(filter));
  const origin = useMemo(
    (): RelatedOrigin => ({
      parentApiName: objectApiName,
      parentId: recordId,
      relatedListId,
      sortBy: sort.map(({ columnId, isDescending }) => (isDescending ? `-${columnId}` : columnId)),
      where: where ?? '',
    }),
    [objectApiName, recordId, relatedListId, sort, where],
  );
  const { records, error, hasMore, isLoading, isLoadingMore, loadMore } = useListPages(
    getRelatedListRecords,
    list
      ? {
          parentRecordId: recordId,
          relatedListId,
          fields,
          pageSize: 100,
          ...(sort.length > 0 ? { sortBy: origin.sortBy } : {}),
          ...(where === undefined ? {} : { where }),
        }
      : null,
  );
  useNoteShownRows(origin, records, !hasMore && !isLoading);
  const columns = useMemo((): readonly GridColumn<RecordRepresentation>[] => {
    const { columnWidths = {}, columnWrap = {}, frozenColumns = [] } = list?.userPreferences ?? {};
    return described.map((column, index): GridColumn<RecordRepresentation> => {
      const { fieldApiName, label, sortable } = column;
      const width = columnWidths[fieldApiName] ?? -1;
      return {
        id: fieldApiName,
        label,
        isSortable: sortable,
        isRowHeader: index === 0,
        isFrozen: frozenColumns.includes(fieldApiName),
        isWrapped: columnWrap[fieldApiName] ?? false,
        ...(width > 0 ? { width } : {}),
        text: (record) => columnText(column, record),
        render: (record) => <ColumnValue column={column} record={record} info={info} origin={origin} />,
      };
    });
  }, [list, described, info, origin]);
  if (infoError) return <ReadError error={infoError} onRetry={() => window.location.reload()} />;
  if (!list)
    return (
      <Loading>
        <Skeleton lines={8} />
      </Loading>
    );
  const shownNames = described.map(({ fieldApiName }) => fieldApiName);
  const { frozenColumns = [] } = list.userPreferences;
  return (
    <div className={css.page}>
      <title>{documentTitle(texts.title(list.label, parentName))}</title>
      <PageHeader
        title={list.label}
        kind={<a href={hrefOf(routes.record, { objectApiName, recordId })}>{parentName}</a>}
        actions={
          <>
            <input
              type="search"
              className={css.filter}
              value={filter}
              aria-label={texts.filter(list.label)}
              placeholder={texts.filter(list.label)}
              onChange={({ target }) => setFilter(target.value)}
            />
            <ActionButton type="button" variant="secondary" onClick={() => setChoosing(true)}>
              {texts.columns}
            </ActionButton>
          </>
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
        isLoadingMore={isLoading || isLoadingMore}
        onLoadMore={loadMore}
        onResize={preferences.onResize}
        onWrap={preferences.onWrap}
        onReorder={preferences.onColumns}
        onHide={(name) => preferences.onColumns(shownNames.filter((one) => one !== name))}
        onFreeze={(name, isFrozen) => {
          const others = frozenColumns.filter((one) => one !== name);
          preferences.onFrozenColumns(isFrozen ? [...others, name] : others);
        }}
        empty={!isLoading && <p className="soft">{where === undefined ? texts.none : texts.noMatches}</p>}
      />
      <Suspense>
        {isChoosing && (
          <ColumnChooser
            objectApiName={child}
            chosen={shownNames}
            labelOf={(name) => described.find(({ fieldApiName }) => fieldApiName === name)?.label ?? name}
            onChoose={preferences.onColumns}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

export const page: Page = { View: RelatedListView };
