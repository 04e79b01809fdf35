import { getQueueJobCounts, getUndeliveredMails } from '@relab/client/administration';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { checkIcon, Icon } from '@relab/toolkit/icon';
import { type ReactNode, useEffect } from 'react';
import { hrefOf, routes } from '../routing/routes.ts';
import { useQueuedWrites } from '../session/connection.tsx';
import { useHasRole } from '../session/user.tsx';
import { MentionItems, useMentions } from '../together/mentions.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { bellIcon } from '../ui/icons.ts';
import { Popover } from '../ui/popover.tsx';
import css from './notices.module.css';
import * as texts from './texts.ts';

/** Milliseconds between two requests for notices, while the page is visible. */
const pause = 120_000;

interface Waiting {
  readonly failedJobs: number;
  readonly undeliveredMails: number;
}

/** What of the server's work has failed: for those who may see it, else nothing. */
function useWaiting(): Waiting {
  const maySee = useHasRole('clerk', 'administrator');
  const config = maySee ? {} : null;
  const { data: jobs, refresh: refreshJobs } = useRead(getQueueJobCounts, config);
  const { data: mails, refresh: refreshMails } = useRead(
    getUndeliveredMails,
    maySee ? { pageSize: 1 } : null,
  );
  useEffect(() => {
    if (!maySee) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void refreshJobs();
      void refreshMails();
    }, pause);
    return () => clearInterval(timer);
  }, [maySee, refreshJobs, refreshMails]);
  return {
    failedJobs: (jobs?.counts ?? [])
      .filter(
        ({ status, kind }) => (status === 'Failed' || status === 'CompletedWithError') && kind !== 'mail',
      )
      .reduce((sum, { count }) => sum + count, 0),
    undeliveredMails: mails?.count ?? 0,
  };
}

/** What has gone wrong and waits for somebody: jobs, mails, and changes of the user's own that the server rejected. */
export function Notices(): ReactNode {
  const { failedJobs, undeliveredMails } = useWaiting();
  const { rejected, retry, dismiss } = useQueuedWrites();
  const mentions = useMentions();
  const count = failedJobs + undeliveredMails + rejected.length + mentions.count;
  const jobs = hrefOf(routes.jobs);
  return (
    <Popover
      label={count > 0 ? texts.noticesCount(count) : texts.notices}
      triggerClassName={css.button}
      trigger={
        <>
          <Icon path={bellIcon} />
          {count > 0 && (
            <span className={css.count} aria-hidden="true">
              {count > 99 ? '99+' : count}
            </span>
          )}
        </>
      }
    >
      {(close) =>
        count === 0 ? (
          <EmptyState icon={checkIcon} title={texts.noNotices}>
            {texts.noNoticesHint}
          </EmptyState>
        ) : (
          <ul className={css.list}>
            <MentionItems {...mentions} onOpen={close} />
            {failedJobs > 0 && (
              <li>
                <a href={jobs} onClick={close}>
                  {texts.failedJobs(failedJobs)}
                </a>
              </li>
            )}
            {undeliveredMails > 0 && (
              <li>
                <a href={jobs} onClick={close}>
                  {texts.undeliveredMails(undeliveredMails)}
                </a>
              </li>
            )}
            {rejected.length > 0 && <li className={css.heading}>{texts.rejectedWrites(rejected.length)}</li>}
            {rejected.map((write) => (
              <li key={write.id}>
                <p>{write.refusal?.message}</p>
                <div className={css.actions}>
                  <ActionButton type="button" variant="secondary" onClick={() => void retry(write.id)}>
                    {texts.sendAgain}
                  </ActionButton>
                  <ActionButton type="button" variant="plain" onClick={() => void dismiss(write.id)}>
                    {texts.dismiss}
                  </ActionButton>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Popover>
  );
}
