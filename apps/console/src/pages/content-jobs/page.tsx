import { getJobs, getManagedContentSpace } from '@relab/client/content';
import type { ContentJob, ContentSpace } from '@relab/contract/content';
import { useRead, useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { SelectField } from '@relab/toolkit/field';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { OffsetPages, pageIn } from '../../content/offset-pages.tsx';
import { SpaceHeader } from '../../content/space-header.tsx';
import { changeParameters } from '../../routing/change-parameters.ts';
import { hrefWith } from '../../routing/href-with.ts';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { ExportDialog } from '../../transfer/export-dialog.tsx';
import * as transferTexts from '../../transfer/texts.ts';
import { TranslatorsDialog } from '../../transfer/translators-dialog.tsx';
import { UploadDialog } from '../../transfer/upload-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import filterCss from '../../ui/filter-bar.module.css';
import { ReadError } from '../../ui/read-state.tsx';
import { Table } from '../../ui/table.tsx';
import * as uiTexts from '../../ui/texts.ts';
import type { Page, PageProps } from '../page.ts';
import { JobDialog } from './job-dialog.tsx';
import { JobFiles } from './job-files.tsx';
import { isOpen, JobStatus } from './job-status.tsx';
import * as texts from './texts.ts';
import { usePolling } from './use-polling.ts';

const pageSize = 50;
const jobTypes = ['Export', 'Import', 'Translation'] as const;

const jobTypeIn = (url: URL): (typeof jobTypes)[number] | undefined =>
  jobTypes.find((type) => type === url.searchParams.get('kind'));

type Started = 'export' | 'import' | 'translators' | 'back';

function JobsView({ params, url }: PageProps): ReactNode {
  const contentSpaceId = params.contentSpaceId ?? '';
  const space = useSuspendingRead(getManagedContentSpace, { contentSpaceId });
  const [starting, setStarting] = useState<Started>();
  const close = (): void => setStarting(undefined);
  const jobId = url.searchParams.get('job');
  const buttons = [
    ['translators', transferTexts.out],
    ['back', transferTexts.back],
    ['export', transferTexts.exportOut],
    ['import', transferTexts.importIn],
  ] as const;
  return (
    <div className={filterCss.page}>
      <SpaceHeader
        space={space}
        title={texts.title(space.name)}
        actions={buttons.map(([id, label]) => (
          <ActionButton key={id} type="button" variant="secondary" onClick={() => setStarting(id)}>
            {label}
          </ActionButton>
        ))}
      >
        {texts.hint} <a href={hrefOf(routes.contentTranslations, { contentSpaceId })}>{texts.translations}</a>
      </SpaceHeader>
      <div className={filterCss.filters}>
        <SelectField
          name="kind"
          label={texts.kind}
          value={jobTypeIn(url) ?? ''}
          options={[
            { value: '', label: texts.allKinds },
            ...jobTypes.map((type) => ({ value: type, label: texts.kinds[type] ?? type })),
          ]}
          onChange={({ target }) => changeParameters(url, { kind: target.value, page: '' })}
        />
      </div>
      <Jobs space={space} url={url} />
      {jobId && (
        <JobDialog
          contentSpaceId={contentSpaceId}
          jobId={jobId}
          onClose={() => changeParameters(url, { job: '' })}
        />
      )}
      {starting === 'export' && <ExportDialog space={space} onClose={close} />}
      {starting === 'import' && <UploadDialog space={space} kind="archive" onClose={close} />}
      {starting === 'translators' && <TranslatorsDialog space={space} onClose={close} />}
      {starting === 'back' && <UploadDialog space={space} kind="translation" onClose={close} />}
    </div>
  );
}

/** The newest first; those that are worked on are looked at again and again. */
function Jobs({ space, url }: { readonly space: ContentSpace; readonly url: URL }): ReactNode {
  const formats = useFormats();
  const jobType = jobTypeIn(url);
  const { data, error, refresh } = useRead(getJobs, {
    ...{ contentSpaceId: space.id, page: pageIn(url), pageSize },
    ...(jobType ? { jobType } : {}),
  });
  usePolling(data?.jobs.some(isOpen) ?? false, refresh);
  if (error) return <ReadError error={error} onRetry={refresh} />;
  if (!data)
    return (
      <Loading label={uiTexts.loading}>
        <Skeleton lines={4} />
      </Loading>
    );
  if (data.jobs.length === 0)
    return jobType ? (
      <EmptyState title={texts.noneOfKind} />
    ) : (
      <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
    );
  return (
    <>
      <Table<ContentJob>
        caption={texts.title(space.name)}
        rows={data.jobs}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'job',
            label: texts.job,
            isHeader: true,
            cell: ({ id, name }) => <a href={hrefWith(url, { job: id })}>{name}</a>,
          },
          { id: 'kind', label: texts.kind, cell: (job) => texts.kindOf(job.jobType, job.type) },
          { id: 'status', label: texts.status, cell: (job) => <JobStatus job={job} /> },
          { id: 'by', label: texts.by, cell: ({ createdByName }) => createdByName },
          {
            id: 'when',
            label: texts.when,
            isOneLine: true,
            cell: ({ createdDate }) => formats.moment(createdDate),
          },
          { id: 'files', label: texts.files, cell: (job) => <JobFiles job={job} /> },
        ]}
      />
      <OffsetPages
        url={url}
        hasNext={data.nextPageUrl !== null}
        label={texts.pages}
        previous={texts.previous}
        next={texts.next}
      />
    </>
  );
}

export const page: Page = {
  View: JobsView,
  preload: (client, { params }) =>
    void getManagedContentSpace.prefetch(client, { contentSpaceId: params.contentSpaceId ?? '' }),
};
