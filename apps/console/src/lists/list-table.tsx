import type { RecordRepresentation } from '@relab/contract/records';
import type { ListPages } from '@relab/react/records';
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react';
import { useReading } from '../fields/use-reading.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import type { GridSort } from '../grid/grid-column.ts';
import { useUnsavedChanges } from '../routing/router.tsx';
import { hrefOf, routes } from '../routing/routes.ts';
import { ReadError } from '../ui/read-state.tsx';
import { EditBar } from './edit-bar.tsx';
import { listColumns } from './list-columns.tsx';
import { hrefOfListed } from './list-origin.ts';
import type { ListPreferences } from './list-preferences.ts';
import { hrefOfList, type ListState, readListState } from './list-state.ts';
import css from './lists.module.css';
import { LoadMoreFailed } from './load-more-failed.tsx';
import { sortNames, sortSteps } from './sort-steps.ts';
import { useInlineEdit } from './use-inline-edit.tsx';
import { type List, type ListRecordsConfig, recentView } from './use-list.ts';

export interface ListTableProps {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly state: ListState;
  readonly list: List;
  readonly pages: ListPages<{
    readonly records: readonly RecordRepresentation[];
    readonly nextPageToken: string | null;
  }>;
  readonly preferences: ListPreferences;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (selection: ReadonlySet<string>) => void;
  readonly go: (part: Partial<ListState>) => void;
  /** Shown in place of rows where there are none. */
  readonly empty: ReactNode;
  /** Stands beside the rows. */
  readonly children?: ReactNode;
}

const idOf = ({ id }: RecordRepresentation): string => id;
const noRows: readonly RecordRepresentation[] = [];

/** The rows of a list, edited in place: what is typed is staged until it is saved. */
export function ListTable(props: ListTableProps): ReactNode {
  const { objectApiName, listViewApiName, state, list, pages, preferences, go } = props;
  const { info, objectInfo, fields, config } = list;
  const { records, error, isLoading, isLoadingMore, hasMore, loadMore } = pages;
  const reading = useReading();
  const inline = useInlineEdit(info, objectInfo);
  const staysAt = useCallback(
    (url: URL) =>
      url.pathname === hrefOf(routes.list, { objectApiName }) &&
      (url.searchParams.get('view') ?? listViewApiName) === listViewApiName &&
      // A board has no cells.
      readListState(url).mode !== 'board',
    [objectApiName, listViewApiName],
  );
  useUnsavedChanges(inline.changes > 0, staysAt);

  const isSplit = state.mode === 'split';
  // Of other lists a further page changes no address, and so draws no row again.
  const rows = listViewApiName === recentView ? records : noRows;
  const hrefOfRecord = useCallback(
    (record: RecordRepresentation) => {
      const origin = { ...state, view: listViewApiName };
      return isSplit
        ? hrefOfList(objectApiName, { ...origin, recordId: record.id })
        : hrefOfListed(record, origin, rows);
    },
    [isSplit, objectApiName, state, listViewApiName, rows],
  );
  const { editable } = inline;
  const columns = useMemo(
    () => editable(listColumns({ fields, info, reading, hrefOf: hrefOfRecord })),
    [editable, fields, info, reading, hrefOfRecord],
  );
  const sort = useMemo(() => sortSteps(state.sort, info), [state.sort, info]);
  const onSort = useCallback((steps: readonly GridSort[]) => go({ sort: sortNames(steps) }), [go]);
  const onHide = (name: string): void =>
    preferences.onColumns(fields.map((field) => field.name).filter((one) => one !== name));
  const { frozenColumns = [] } = info.userPreferences;
  const onFreeze = (name: string, isFrozen: boolean): void => {
    const others = frozenColumns.filter((one) => one !== name);
    preferences.onFrozenColumns(isFrozen ? [...others, name] : others);
  };
  const isStale = useDeferredValue<ListRecordsConfig>(config) !== config;
  if (error && records.length === 0)
    return (
      <>
        <ReadError error={error} onRetry={loadMore} />
        <EditBar inline={inline} />
      </>
    );
  return (
    <>
      <div className={css.panes} data-split={Boolean(props.children) || undefined}>
        <div className={css.listPane} data-stale={isStale || undefined}>
          <DataGrid
            label={info.label}
            columns={columns}
            rows={inline.staged(records)}
            rowId={idOf}
            sort={sort}
            onSort={onSort}
            selection={props.selection}
            onSelect={props.onSelect}
            onResize={preferences.onResize}
            onWrap={preferences.onWrap}
            onReorder={preferences.onColumns}
            onHide={onHide}
            onFreeze={onFreeze}
            hasMore={hasMore && !error}
            isLoadingMore={isLoading || isLoadingMore}
            onLoadMore={loadMore}
            onEditStart={inline.onEditStart}
            onEditCancel={inline.onEditCancel}
            onPaste={inline.onPaste}
            rowState={inline.rowState}
            currentRowId={isSplit ? state.recordId : undefined}
            empty={props.empty}
          />
          {error && <LoadMoreFailed message={error.message} onRetry={loadMore} />}
        </div>
        {props.children}
      </div>
      <EditBar inline={inline} />
    </>
  );
}
