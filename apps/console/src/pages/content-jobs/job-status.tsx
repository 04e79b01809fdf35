import type { ContentJob } from '@relab/contract/content';
import { Badge, type BadgeStatus } from '@relab/toolkit/badge';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import css from './page.module.css';
import * as texts from './texts.ts';

const badges: Readonly<Partial<Record<ContentJob['status'], BadgeStatus>>> = {
  Completed: 'available',
  CompletedWithError: 'reserved',
  Failed: 'sold',
};

/** Whether a job still waits or is worked on. */
export const isOpen = ({ status }: ContentJob): boolean =>
  status === 'Created' || status === 'Pending' || status === 'Processing';

/** How a job is doing; while it is worked on, how far it is. */
export function JobStatus({ job }: { readonly job: ContentJob }): ReactNode {
  const formats = useFormats();
  const { done, total } = job.progress;
  return (
    <span className={css.status}>
      <Badge status={badges[job.status]} text={texts.statuses[job.status] ?? job.status} />
      {job.status === 'Processing' && total !== null && total > 0 && (
        <label className={css.progress}>
          {texts.progress(formats.number(done), formats.number(total))}
          <progress value={done} max={total} />
        </label>
      )}
    </span>
  );
}
