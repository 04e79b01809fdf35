import { ActionButton } from '@relab/toolkit/button';
import { chevronBackIcon, Icon } from '@relab/toolkit/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { useShortcut } from '../commands/commands.tsx';
import { navigate } from '../routing/navigate.ts';
import { documentTitle } from '../routing/page-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ReadSection } from '../ui/read-state.tsx';
import css from './desk-page.module.css';
import type { OpenRecord, Queue } from './queue.ts';
import { QueueCount } from './queue-count.tsx';
import { QueueList } from './queue-list.tsx';
import * as texts from './texts.ts';

export interface DeskPageProps {
  readonly title: string;
  readonly url: URL;
  /** At least one. */
  readonly queues: readonly Queue[];
  /** What is done with the record that is open. */
  readonly detail: (open: OpenRecord) => ReactNode;
  readonly actions?: ReactNode;
}

const addressOf = ({ pathname }: URL, queue: string, record?: string): string => {
  const query = new URLSearchParams({ queue, ...(record === undefined ? {} : { record }) });
  return `${pathname}?${query}`;
};

/** A desk: queues of waiting records, the records of one of them, and the one that is worked on. */
export function DeskPage({ title, url, queues, detail, actions }: DeskPageProps): ReactNode {
  const wanted = url.searchParams.get('queue');
  const queue = queues.find(({ id }) => id === wanted) ?? queues[0];
  const recordId = url.searchParams.get('record') ?? undefined;
  const list = useRef<HTMLDivElement>(null);

  /** The row below or above the open one. */
  const move = (by: 1 | -1): void => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a[data-record]') ?? [])];
    const at = links.findIndex((link) => link.dataset.record === recordId);
    const next = at < 0 ? 0 : at + by;
    // Below the last one stands the button for more of them.
    const below = next < links.length ? links[next] : list.current?.querySelector('button');
    below?.click();
  };
  useShortcut('j', texts.nextRecord, () => move(1));
  useShortcut('k', texts.previousRecord, () => move(-1));

  useEffect(() => {
    if (recordId === undefined) return;
    const open = list.current?.querySelector(`[data-record="${CSS.escape(recordId)}"]`);
    open?.scrollIntoView({ block: 'nearest' });
  }, [recordId]);

  if (!queue) return null;
  return (
    <div className={css.desk} data-open={recordId !== undefined || undefined}>
      <title>{documentTitle(title)}</title>
      <PageHeader title={title} actions={actions} />
      <nav className={css.queues} aria-label={texts.queues}>
        {queues.map((one) => (
          <a
            key={one.id}
            className={css.queue}
            href={addressOf(url, one.id)}
            aria-current={one === queue ? 'true' : undefined}
          >
            {one.label} <QueueCount queue={one} />
          </a>
        ))}
      </nav>
      <div className={css.work}>
        <div className={css.list} ref={list}>
          <ReadSection key={queue.id}>
            <QueueList queue={queue} openId={recordId} hrefOfRecord={(id) => addressOf(url, queue.id, id)} />
          </ReadSection>
        </div>
        <div className={css.record}>
          {recordId === undefined ? (
            <EmptyState title={texts.noneOpen}>{texts.noneOpenHint}</EmptyState>
          ) : (
            <>
              <ActionButton
                type="button"
                variant="plain"
                className={css.back}
                onClick={() => navigate(addressOf(url, queue.id))}
              >
                <Icon path={chevronBackIcon} />
                {texts.backToList(queue.label)}
              </ActionButton>
              <ReadSection key={recordId}>{detail({ queue, recordId })}</ReadSection>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
