import type { RecordRepresentation } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useReading } from '../fields/use-reading.ts';
import { DataGrid } from '../grid/data-grid.tsx';
import type { GridSort } from '../grid/grid-column.ts';
import { hrefOf as hrefOfRoute, routes } from '../routing/routes.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError, ReadSection } from '../ui/read-state.tsx';
import { listColumns } from './list-columns.tsx';
import { useListPreferences } from './list-preferences.ts';
import css from './lists.module.css';
import { sortNames, sortSteps } from './sort-steps.ts';
import * as texts from './texts.ts';
import { type ListQuery, useList, useListRecords } from './use-list.ts';

export interface ListTableProps extends Omit<ListQuery, 'sort'> {
  /** Where the name of a record leads; to its page by default. Stable between renderings. */
  readonly hrefOf?: ((record: RecordRepresentation) => string) | undefined;
  readonly currentRowId?: string | undefined;
  readonly selection?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((selection: ReadonlySet<string>) => void) | undefined;
}

const recordHref = ({ apiName, id }: RecordRepresentation): string =>
  hrefOfRoute(routes.record, { objectApiName: apiName, recordId: id });
const idOf = ({ id }: RecordRepresentation): string => id;

/** A list view anywhere: read-only, sorted and with the widths that the user has chosen. */
export function ListTable(props: ListTableProps): ReactNode {
  return (
    <ReadSection>
      <LoadedList {...props} />
    </ReadSection>
  );
}

function LoadedList({
  hrefOf = recordHref,
  currentRowId,
  selection,
  onSelect,
  ...query
}: ListTableProps): ReactNode {
  const reading = useReading();
  const [sort, setSort] = useState<readonly string[]>([]);
  const { info, fields, config } = useList({ ...query, sort });
  const { records, error, isLoading, isLoadingMore, hasMore, loadMore } = useListRecords(config);
  const { onResize, onWrap } = useListPreferences(query.objectApiName, query.listViewApiName);
  const columns = useMemo(
    () => listColumns({ fields, info, reading, hrefOf }),
    [fields, info, reading, hrefOf],
  );
  const onSort = useCallback((steps: readonly GridSort[]) => setSort(sortNames(steps)), []);
  if (error && records.length === 0) return <ReadError error={error} onRetry={loadMore} />;
  return (
    <>
      <DataGrid
        label={info.label}
        columns={columns}
        rows={records}
        rowId={idOf}
        sort={sortSteps(sort, info)}
        onSort={onSort}
        onResize={onResize}
        onWrap={onWrap}
        hasMore={hasMore && !error}
        isLoadingMore={isLoading || isLoadingMore}
        onLoadMore={loadMore}
        currentRowId={currentRowId}
        selection={selection}
        onSelect={onSelect}
        empty={isLoading ? undefined : <EmptyState title={texts.nothingHere} />}
      />
      {error && records.length > 0 && <LoadMoreFailed message={error.message} onRetry={loadMore} />}
    </>
  );
}

export function LoadMoreFailed({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <p className={css.failed} role="alert">
      {texts.moreFailed} {message}
      <ActionButton type="button" variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </ActionButton>
    </p>
  );
}
