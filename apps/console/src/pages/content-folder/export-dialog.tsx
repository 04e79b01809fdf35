import { exportContent, getJob } from '@relab/client/content';
import { useClient, useRead } from '@relab/react';
import { CheckboxField } from '@relab/toolkit/field';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { ReadError } from '../../ui/read-state.tsx';
import { useSubmission } from '../../ui/use-submission.ts';
import * as texts from './texts.ts';

export interface ExportDialogProps {
  readonly spaceId: string;
  readonly contentIds: readonly string[];
  readonly onClose: () => void;
}

/** An archive of the chosen contents, made by a job: it goes on when the dialog is closed. */
export function ExportDialog({ spaceId, contentIds, onClose }: ExportDialogProps): ReactNode {
  const client = useClient();
  const { isBusy, problems, submit } = useSubmission();
  const [options, setOptions] = useState({
    ...{ includeTranslations: true, includeReferenceContent: false, includeTaxonomyTerms: true },
  });
  const [jobId, setJobId] = useState<string>();
  if (jobId !== undefined) return <ExportState spaceId={spaceId} jobId={jobId} onClose={onClose} />;
  const field = (name: keyof typeof options, label: string): ReactNode => (
    <CheckboxField
      name={name}
      label={label}
      checked={options[name]}
      onChange={({ target }) => setOptions({ ...options, [name]: target.checked })}
    />
  );
  return (
    <FormDialog
      title={texts.exportTitle}
      submitLabel={texts.exportNow}
      isBusy={isBusy}
      problems={problems}
      onSubmit={() =>
        void submit(async () => {
          const { id } = await exportContent(client, {
            ...{ contentSpaceId: spaceId, managedContentIds: [...contentIds], ...options },
          });
          setJobId(id);
          return undefined;
        })
      }
      onClose={onClose}
    >
      <p>{texts.exportHint}</p>
      {field('includeTranslations', texts.exportTranslations)}
      {field('includeReferenceContent', texts.exportReferences)}
      {field('includeTaxonomyTerms', texts.exportTerms)}
    </FormDialog>
  );
}

/** Milliseconds between two looks at the job. */
const pause = 1_000;
const ended: readonly string[] = ['Completed', 'CompletedWithError', 'Failed'];

interface ExportStateProps extends Omit<ExportDialogProps, 'contentIds'> {
  readonly jobId: string;
}

function ExportState({ spaceId, jobId, onClose }: ExportStateProps): ReactNode {
  const { data: job, error, refresh } = useRead(getJob, { contentSpaceId: spaceId, jobId });
  const isEnded = job !== undefined && ended.includes(job.status);
  useEffect(() => {
    if (isEnded) return;
    const timer = setInterval(() => void refresh(), pause);
    return () => clearInterval(timer);
  }, [isEnded, refresh]);
  const files = job?.body.jobBodies ?? [];
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.exportTitle}>
      {error && <ReadError error={error} onRetry={refresh} />}
      <p role="status">{isEnded ? (job.status === 'Failed' ? '' : texts.exportDone) : texts.exporting}</p>
      {job?.status === 'Failed' && <Notice tone="error" heading={texts.exportFailed} />}
      <ul>
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <a href={url} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}
