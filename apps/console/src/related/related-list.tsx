import type { ObjectInfo, RecordRepresentation, RelatedListInfo } from '@relab/contract/records';
import { useObjectInfo, useRelatedListInfo, useRelatedListRecords } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { chevronDownIcon, Icon, plusIcon, searchIcon } from '@relab/toolkit/icon';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { hrefOf, routes } from '../routing/routes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ReadError } from '../ui/read-state.tsx';
import { ColumnValue, quickFilter } from './column-value.tsx';
import css from './related-list.module.css';
import * as texts from './texts.ts';

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
  const { data: list, error: infoError } = useRelatedListInfo({
    parentObjectApiName: parent.apiName,
    relatedListId,
    recordTypeId,
  });
  const child = list?.objectApiNames[0];
  const { data: info } = useObjectInfo(child === undefined ? null : { objectApiName: child });
  const where = quickFilter(list?.displayColumns ?? [], useDebounced(filter));
  const { data, error, refresh } = useRelatedListRecords(
    list
      ? {
          parentRecordId: parent.id,
          relatedListId,
          fields: list.displayColumns.map(({ fieldApiName }) => `${child}.${fieldApiName}`),
          pageSize: maxRows,
          ...(sort === undefined ? {} : { sortBy: [sort] }),
          ...(where === undefined ? {} : { where }),
        }
      : null,
  );
  const href = hrefOf(routes.relatedList, {
    objectApiName: parent.apiName,
    recordId: parent.id,
    relatedListId,
  });
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
          list={list}
          records={data.records}
          info={info}
          sort={sort}
          onSort={setSort}
          isFiltered={where !== undefined}
        />
      )}
      {(data?.nextPageToken ?? null) !== null && (
        <a className={css.all} href={href}>
          {texts.viewAll(count)}
        </a>
      )}
      <Suspense fallback={null}>
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
  readonly list: RelatedListInfo;
  readonly records: readonly RecordRepresentation[];
  readonly info: ObjectInfo | undefined;
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
  readonly isFiltered: boolean;
}

function RelatedRows({ list, records, info, sort, onSort, isFiltered }: RelatedRowsProps): ReactNode {
  if (records.length === 0) return <p className="soft">{isFiltered ? texts.noMatches : texts.none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keyboard too.
    <section className={css.scroll} tabIndex={0} aria-label={list.label}>
      <table className={css.table}>
        <thead>
          <tr>
            {list.displayColumns.map(({ fieldApiName, label, sortable }) => {
              const direction =
                sort === fieldApiName ? 'ascending' : sort === `-${fieldApiName}` ? 'descending' : undefined;
              return (
                <th key={fieldApiName} scope="col" aria-sort={direction}>
                  {sortable ? (
                    <button
                      type="button"
                      onClick={() => onSort(direction === 'ascending' ? `-${fieldApiName}` : fieldApiName)}
                    >
                      {label}
                      {direction && <Icon path={chevronDownIcon} className={css[direction]} />}
                    </button>
                  ) : (
                    label
                  )}
                </th>
              );
            })}
            <th scope="col">
              <span className="visually-hidden">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              {list.displayColumns.map((column) => (
                <td key={column.fieldApiName}>
                  <ColumnValue column={column} record={record} info={info} />
                </td>
              ))}
              <td>
                <RowActions record={record} label={info?.label ?? record.apiName} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What can be done with a row is asked for once somebody wants to know. */
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
