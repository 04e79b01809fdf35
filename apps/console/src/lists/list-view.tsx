import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { ActionButton } from '@relab/toolkit/button';
import { Skeleton } from '@relab/toolkit/skeleton';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ExportColumn } from '../bulk/export-dialog.tsx';
import { ownerFieldOf } from '../fields/owner-field.ts';
import { useReading } from '../fields/use-reading.ts';
import { navigate } from '../routing/navigate.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { ColumnChooser } from './column-chooser.tsx';
import { type ColumnField, fieldAt } from './column-field.ts';
import { columnText } from './column-value.tsx';
import type { ListDialog } from './list-dialog.ts';
import { hrefInList, hrefOfListed } from './list-origin.ts';
import { useListPreferences } from './list-preferences.ts';
import { hrefOfList, type ListState } from './list-state.ts';
import { ListToolbar } from './list-toolbar.tsx';
import css from './lists.module.css';
import { loadListTable } from './load-list-table.ts';
import { SelectionBar } from './selection-bar.tsx';
import * as texts from './texts.ts';
import { type ListRecordsConfig, useList, useListRecords } from './use-list.ts';

const ListTable = lazy(loadListTable);
const BulkEditDialog = lazy(async () => ({
  default: (await import('../bulk/bulk-dialogs.tsx')).BulkEditDialog,
}));
const BulkDeleteDialog = lazy(async () => ({
  default: (await import('../bulk/bulk-dialogs.tsx')).BulkDeleteDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await import('../bulk/export-dialog.tsx')).ExportDialog,
}));
const ImportDialog = lazy(async () => ({
  default: (await import('../bulk/import-dialog.tsx')).ImportDialog,
}));

export interface ListViewProps {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly state: ListState;
  /** What stands beside the list in a split view, by the id of a record; it closes where that is deleted. */
  readonly renderRecord: (recordId: string, onDeleted: () => void) => ReactNode;
  /** The list as cards. */
  readonly renderBoard: (board: BoardList) => ReactNode;
}

/** What a board needs of a list. */
export interface BoardList {
  readonly config: ListRecordsConfig;
  readonly objectInfo: ObjectInfo;
  readonly fields: readonly ColumnField[];
  /** A picklist; undefined until one is chosen. */
  readonly groupBy: string | undefined;
  readonly onGroupBy: (fieldApiName: string) => void;
  /** Where the card of a record leads, from the column of a value of a picklist. */
  readonly hrefOfCard: (record: RecordRepresentation, groupBy: string, column: string | null) => string;
}

const rawText = (value: unknown): string =>
  value === null || typeof value === 'object' ? '' : String(value);

/** A list with all that can be done with it. What it shows stands in the address. */
export function ListView(props: ListViewProps): ReactNode {
  const { objectApiName, listViewApiName, state, renderRecord, renderBoard } = props;
  const { mode, recordId, tried, search } = state;
  const reading = useReading();
  const list = useList({ objectApiName, listViewApiName, search, tried, sort: state.sort });
  const { info, objectInfo, fields, config } = list;
  const pages = useListRecords(config);
  const { records, error, isLoading, hasMore, loadMore } = pages;
  const preferences = useListPreferences(objectApiName, listViewApiName);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [dialog, setDialog] = useState<ListDialog>();

  const go = useCallback(
    (part: Partial<ListState>, replace = true): void =>
      navigate(hrefOfList(objectApiName, { ...state, view: listViewApiName, ...part }), {
        replace,
        keepsPlace: true,
      }),
    [objectApiName, state, listViewApiName],
  );
  // Another list has other records: what was selected is none of its own.
  const selectedIn = JSON.stringify([objectApiName, listViewApiName, tried, search]);
  const [selectionOf, setSelectionOf] = useState(selectedIn);
  if (selectionOf !== selectedIn) {
    setSelectionOf(selectedIn);
    setSelection(new Set());
    setAll(false);
  }

  const isSplit = mode === 'split';
  const origin = { ...state, view: listViewApiName };
  const onSelect = useCallback((next: ReadonlySet<string>) => {
    setSelection(next);
    setAll(false);
  }, []);
  const shownNames = fields.map(({ name }) => name);
  const target = { objectInfo, config, isAll, selected: selection, records };
  const close = (): void => setDialog(undefined);
  const exportColumns = fields.map(
    (column): ExportColumn => ({
      name: column.name,
      label: column.label,
      text: (record) => columnText(record, column, reading),
      raw: (record) => rawText(fieldAt(record, column.name).shown.value),
    }),
  );
  const ownerField = ownerFieldOf(objectInfo);
  const isEmpty = !isLoading && records.length === 0;

  return (
    <div className={css.page}>
      <ListToolbar
        {...props}
        list={list}
        count={isLoading ? undefined : records.length}
        hasMore={hasMore}
        go={go}
        onDialog={setDialog}
      />
      {(selection.size > 0 || isAll) && (
        <SelectionBar
          count={selection.size}
          isAll={isAll}
          canSelectAll={hasMore && selection.size >= records.length}
          onAll={() => setAll(true)}
          mayEdit={objectInfo.updateable}
          mayDelete={objectInfo.deletable}
          hasOwner={ownerField !== undefined}
          onDialog={setDialog}
          onClear={() => onSelect(new Set())}
        />
      )}
      {mode === 'board' ? (
        error && records.length === 0 ? (
          <ReadError error={error} onRetry={loadMore} />
        ) : (
          renderBoard({
            config,
            objectInfo,
            fields,
            groupBy: state.groupBy,
            onGroupBy: (groupBy) => go({ groupBy }),
            hrefOfCard: (record, groupBy, column) => hrefInList(record, { ...origin, groupBy, column }),
          })
        )
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ListTable
            {...{ objectApiName, listViewApiName, state, list, pages, preferences, selection, onSelect, go }}
            empty={
              isEmpty && <EmptyList state={state} onClear={() => go({ tried: undefined, search: '' })} />
            }
          >
            {isSplit && recordId !== undefined && (
              <div className={css.recordPane}>
                <div className={css.recordTools}>
                  <a href={hrefOfListed({ apiName: objectApiName, id: recordId }, origin, records)}>
                    {texts.openRecord}
                  </a>
                  <ActionButton type="button" variant="plain" onClick={() => go({ recordId: undefined })}>
                    {texts.closeRecord}
                  </ActionButton>
                </div>
                {renderRecord(recordId, () => go({ recordId: undefined }))}
              </div>
            )}
          </ListTable>
        </Suspense>
      )}
      <Suspense>
        {dialog === 'columns' && (
          <ColumnChooser
            objectApiName={objectApiName}
            chosen={shownNames}
            labelOf={(name) => fields.find((one) => one.name === name)?.label ?? name}
            onChoose={preferences.onColumns}
            onClose={close}
          />
        )}
        {dialog === 'edit' && <BulkEditDialog target={target} onDone={() => {}} onClose={close} />}
        {dialog === 'owner' && ownerField && (
          <BulkEditDialog
            target={target}
            fieldApiName={ownerField.apiName}
            onDone={() => {}}
            onClose={close}
          />
        )}
        {dialog === 'delete' && (
          <BulkDeleteDialog target={target} onDone={() => onSelect(new Set())} onClose={close} />
        )}
        {dialog === 'export' && (
          <ExportDialog
            title={info.label}
            target={target}
            columns={exportColumns}
            fields={exportFields(list)}
            onClose={close}
          />
        )}
        {dialog === 'import' && (
          <ImportDialog objectInfo={objectInfo} listViewApiName={listViewApiName} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

const exportFields = ({
  info,
  objectInfo,
  fields,
  config,
}: ReturnType<typeof useList>): readonly string[] => [
  ...new Set([
    ...fields.map(({ name }) => `${objectInfo.apiName}.${name}`),
    ...info.displayColumns.map(({ fieldApiName }) => `${objectInfo.apiName}.${fieldApiName}`),
    ...(config.optionalFields ?? []),
  ]),
];

function EmptyList({
  state,
  onClear,
}: {
  readonly state: ListState;
  readonly onClear: () => void;
}): ReactNode {
  const isNarrowed = state.search !== '' || state.tried !== undefined;
  return (
    <EmptyState
      title={isNarrowed ? texts.nothingFound : texts.nothingHere}
      action={
        isNarrowed && (
          <ActionButton type="button" variant="secondary" onClick={onClear}>
            {texts.showAll}
          </ActionButton>
        )
      }
    />
  );
}
