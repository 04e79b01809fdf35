import { getJob } from '@relab/client/content';
import { useRead } from '@relab/react';
import { Notice } from '@relab/toolkit/notice';
import { Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { JobFiles } from './job-files.tsx';
import { JobReport } from './job-report.tsx';
import { isOpen, JobStatus } from './job-status.tsx';
import css from './page.module.css';
import * as texts from './texts.ts';
import { usePolling } from './use-polling.ts';

export interface JobDialogProps {
  readonly contentSpaceId: string;
  readonly jobId: string;
  readonly onClose: () => void;
}

/** A job: how far it is, its files, and what came of it. */
export function JobDialog({ contentSpaceId, jobId, onClose }: JobDialogProps): ReactNode {
  const formats = useFormats();
  const { data: job, error, refresh } = useRead(getJob, { contentSpaceId, jobId });
  usePolling(job !== undefined && isOpen(job), refresh);
  return (
    <ModalDialog isOpen size="medium" title={job?.name ?? texts.job} onClose={onClose}>
      <div className={css.details}>
        {error && <ReadError error={error} onRetry={refresh} />}
        {!job && !error && <Skeleton lines={4} />}
        {job && (
          <>
            <p role="status" className={css.status}>
              {texts.kindOf(job.jobType, job.type)} <JobStatus job={job} />
            </p>
            <p>{texts.whoWhen(job.createdByName ?? texts.byNobody, formats.moment(job.createdDate))}</p>
            {job.errorMessage && (
              <Notice tone={job.status === 'Failed' ? 'error' : 'warning'} heading={job.errorMessage} />
            )}
            <JobFiles job={job} />
            <JobReport key={job.status} job={job} />
          </>
        )}
      </div>
    </ModalDialog>
  );
}
