import { useListInfoByName, useObjectInfo } from '@relab/react/records';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon } from '@relab/toolkit/icon';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { formatValue, type ShownField } from '../fields/format-value.ts';
import { recordNameOf } from '../fields/record-field.ts';
import { useReading } from '../fields/use-reading.ts';
import { fieldAt } from '../lists/column-field.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ReadError } from '../ui/read-state.tsx';
import type { Queue } from './queue.ts';
import css from './queue-list.module.css';
import { useQueue } from './read-queue.ts';
import * as texts from './texts.ts';

export interface QueueListProps {
  readonly queue: Queue;
  readonly openId: string | undefined;
  readonly hrefOfRecord: (recordId: string) => string;
}

/** So many columns of the list view stand below the name. */
const factCount = 4;

/** The display value of another record's field. */
const plainText = ({ value, displayValue }: ShownField): string =>
  displayValue ?? (value === null || typeof value === 'object' ? '' : String(value));

/** The records that wait: a name, and the first columns of the list view. */
export function QueueList({ queue, openId, hrefOfRecord }: QueueListProps): ReactNode {
  const { objectApiName, listViewApiName } = queue;
  const reading = useReading();
  const { records, error, isLoading, hasMore, isLoadingMore, loadMore } = useQueue(queue);
  const { data: info } = useObjectInfo({ objectApiName });
  const { data: list } = useListInfoByName({ objectApiName, listViewApiName });
  if (error && records.length === 0) return <ReadError error={error} onRetry={loadMore} />;
  if (isLoading || !info || !list)
    return (
      <Loading label={queue.label}>
        <Skeleton lines={8} />
      </Loading>
    );
  if (records.length === 0)
    return (
      <EmptyState title={texts.nothingWaits} icon={checkIcon}>
        {texts.nothingWaitsHint}
      </EmptyState>
    );
  const columns = list.displayColumns.filter(({ fieldApiName }) => !info.fields[fieldApiName]?.nameField);
  return (
    <>
      <ul className={css.list} aria-label={queue.label}>
        {records.map((record) => {
          const { id, fields } = record;
          const facts = columns
            .flatMap(({ fieldApiName, label }) => {
              const field = info.fields[fieldApiName];
              const { shown } = fieldAt(record, fieldApiName);
              const text = field ? formatValue(field, shown, reading) : plainText(shown);
              return text === '' ? [] : [{ name: fieldApiName, label, text }];
            })
            .slice(0, factCount);
          return (
            <li key={id}>
              <a
                className={css.record}
                href={hrefOfRecord(id)}
                data-record={id}
                aria-current={id === openId ? 'true' : undefined}
              >
                <strong className={css.name}>{recordNameOf(info, fields) ?? id}</strong>
                <span className={css.facts}>
                  {facts.map(({ name, label, text }) => (
                    <span key={name} title={label}>
                      {text}
                    </span>
                  ))}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {hasMore && (
        <ActionButton
          type="button"
          variant="plain"
          stretch
          busy={isLoadingMore}
          onClick={loadMore}
          className={css.more}
        >
          {texts.showMore}
        </ActionButton>
      )}
    </>
  );
}
