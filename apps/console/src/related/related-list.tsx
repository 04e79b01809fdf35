import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { useRelatedListRecords } from '@relab/react/records';
import { classNames } from '@relab/toolkit';
import { ActionButton } from '@relab/toolkit/button';
import { chevronDownIcon, Icon, plusIcon, searchIcon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { columnsIcon } from '../ui/icons.ts';
import { ReadError } from '../ui/read-state.tsx';
import tableCss from '../ui/table.module.css';
import { type Column, ColumnValue, quickFilter } from './column-value.tsx';
import css from './related-list.module.css';
import { hrefOfRelated, type RelatedOrigin } from './related-origin.ts';
import { useNoteShownRows } from './shown-rows.ts';
import * as texts from './texts.ts';
import { useRelatedColumns, useRelatedPreferences } from './use-related-columns.ts';

const ColumnChooser = lazy(async () => ({
  default: (await import('../lists/column-chooser.tsx')).ColumnChooser,
}));
const RecordFormDialog = lazy(async () => ({
  default: (await import('../records/record-form-dialog.tsx')).RecordFormDialog,
}));
const RecordActionMenu = lazy(async () => ({
  default: (await import('../records/action-menu.tsx')).RecordActionMenu,
}));

/** Rows of a list on the page of its parent; the others are on a page of their own. */
const maxRows = 6;

export interface RelatedListProps {
  readonly parent: { readonly id: string; readonly apiName: string; readonly name: string };
  readonly relatedListId: string;
  readonly recordTypeId: string;
  readonly label: string;
  /** "12", or "20+". */
  readonly count: string | undefined;
}

/** Records that refer to a record: the first of them, sorted, filtered and added to in place. */
export function RelatedList({
  parent,
  relatedListId,
  recordTypeId,
  label,
  count,
}: RelatedListProps): ReactNode {
  const [isFiltering, setFiltering] = useState(false);
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<string>();
  const [isCreating, setCreating] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const {
    list,
    columns,
    info,
    fields,
    error: infoError,
  } = useRelatedColumns({ parentObjectApiName: parent.apiName, relatedListId, recordTypeId });
  const preferences = useRelatedPreferences(parent.apiName, relatedListId);
  const child = list?.objectApiNames[0];
  const where = quickFilter(columns, useDebounced(filter));
  const { data, error, refresh } = useRelatedListRecords(
    list
      ? {
          parentRecordId: parent.id,
          relatedListId,
          fields,
          pageSize: maxRows,
          ...(sort === undefined ? {} : { sortBy: [sort] }),
          ...(where === undefined ? {} : { where }),
        }
      : null,
  );
  const origin = useMemo(
    (): RelatedOrigin => ({
      parentApiName: parent.apiName,
      parentId: parent.id,
      relatedListId,
      sortBy: sort === undefined ? [] : [sort],
      where: where ?? '',
    }),
    [parent.apiName, parent.id, relatedListId, sort, where],
  );
  useNoteShownRows(origin, data?.records, data?.nextPageToken === null);
  const href = hrefOfRelated(origin);
  const parentField = list?.fieldApiName ?? undefined;
  const mayCreate = info?.createable === true && parentField !== undefined && !parentField.includes('.');
  return (
    <section className={css.list}>
      <header className={css.header}>
        <h2 className={css.title}>
          <a href={href}>{label}</a>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </h2>
        <IconButton
          icon={searchIcon}
          label={texts.filter(label)}
          aria-pressed={isFiltering}
          onClick={() => {
            setFiltering(!isFiltering);
            setFilter('');
          }}
        />
        {child !== undefined && (
          <IconButton
            icon={columnsIcon}
            label={texts.columnsOf(label)}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          />
        )}
        {mayCreate && (
          <IconButton icon={plusIcon} label={texts.create(info.label)} onClick={() => setCreating(true)} />
        )}
      </header>
      {isFiltering && (
        <input
          type="search"
          // biome-ignore lint/a11y/noAutofocus: its button was just pressed.
          autoFocus
          value={filter}
          aria-label={texts.filter(label)}
          placeholder={texts.filterHint}
          onChange={({ target }) => setFilter(target.value)}
        />
      )}
      {(infoError ?? error) && <ReadError error={(infoError ?? error) as never} onRetry={refresh} />}
      {data && list && (
        <RelatedRows
          label={label}
          columns={columns}
          records={data.records}
          info={info}
          sort={sort}
          onSort={setSort}
          isFiltered={where !== undefined}
          origin={origin}
        />
      )}
      {(data?.nextPageToken ?? null) !== null && (
        <a className={css.all} href={href}>
          {texts.viewAll(count)}
        </a>
      )}
      <Suspense fallback={null}>
        {isChoosing && child !== undefined && (
          <ColumnChooser
            objectApiName={child}
            chosen={columns.map(({ fieldApiName }) => fieldApiName)}
            labelOf={(name) => columns.find(({ fieldApiName }) => fieldApiName === name)?.label ?? name}
            onChoose={preferences.onColumns}
            onClose={() => setChoosing(false)}
          />
        )}
        {isCreating && child !== undefined && parentField !== undefined && (
          <RecordFormDialog
            objectApiName={child}
            defaults={{ [parentField]: { value: parent.id, text: parent.name } }}
            onClose={() => setCreating(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

interface RelatedRowsProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly records: readonly RecordRepresentation[];
  readonly info: ObjectInfo | undefined;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly isFiltered: boolean;
  readonly origin: RelatedOrigin;
}

function RelatedRows({
  label,
  columns,
  records,
  info,
  sort,
  onSort,
  isFiltered,
  origin,
}: RelatedRowsProps): ReactNode {
  if (records.length === 0) return <p className="soft">{isFiltered ? texts.noMatches : texts.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keyboard too.
    <section className={classNames(tableCss.frame, tableCss.bare)} tabIndex={0} aria-label={label}>
      <table className={classNames(tableCss.table, tableCss.stacked)}>
        <thead>
          <tr>
            {columns.map(({ fieldApiName, label: columnLabel, sortable }) => {
              const direction =
                sort === fieldApiName ? 'ascending' : sort === `-${fieldApiName}` ? 'descending' : undefined;
              return (
                <th
                  key={fieldApiName}
                  scope="col"
                  className={classNames(tableCss.head, css.head)}
                  aria-sort={direction}
                >
                  {sortable ? (
                    <button
                      type="button"
                      onClick={() => onSort(direction === 'ascending' ? `-${fieldApiName}` : fieldApiName)}
                    >
                      {columnLabel}
                      {direction && <Icon path={chevronDownIcon} className={css[direction]} />}
                    </button>
                  ) : (
                    columnLabel
                  )}
                </th>
              );
            })}
            <th scope="col" className={tableCss.head}>
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {columns.map((column, place) => (
                <td
                  key={column.fieldApiName}
                  className={classNames(tableCss.cell, css.cell)}
                  data-label={place === 0 ? undefined : column.label}
                >
                  <ColumnValue column={column} record={record} info={info} origin={origin} />
                </td>
              ))}
              <td className={classNames(tableCss.cell, css.rowActions)}>
                <RowActions record={record} label={info?.label ?? record.apiName} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The actions of a row are requested when its menu is opened. */
function RowActions({
  record,
  label,
}: {
  readonly record: RecordRepresentation;
  readonly label: string;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const name = record.fields.Name?.value;
  if (!isOpen)
    return (
      <ActionButton type="button" variant="plain" className={css.more} onClick={() => setOpen(true)}>
        {texts.actions}
      </ActionButton>
    );
  return (
    <Suspense fallback={null}>
      <RecordActionMenu
        recordId={record.id}
        objectApiName={record.apiName}
        name={typeof name === 'string' ? name : label}
        label={label}
        version={record.weakEtag}
        maxButtons={1}
      />
    </Suspense>
  );
}
