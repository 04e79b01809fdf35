import type { ReactNode } from 'react';
import { useFormats } from '../session/use-formats.ts';
import type { Queue } from './queue.ts';
import css from './queue-count.module.css';
import { useQueue } from './read-queue.ts';
import * as texts from './texts.ts';

/** How many wait, as far as they were read: "25+". */
export function QueueCount({ queue }: { readonly queue: Queue }): ReactNode {
  const formats = useFormats();
  const { records, hasMore, isLoading, error } = useQueue(queue);
  if (isLoading || error) return null;
  const count = formats.number(records.length) + (hasMore ? '+' : '');
  return (
    <span className={css.count} data-quiet={queue.isReference || records.length === 0 || undefined}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{queue.isReference ? count : texts.waiting(count)}</span>
    </span>
  );
}
