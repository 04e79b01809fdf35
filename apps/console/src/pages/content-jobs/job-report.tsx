import type { ContentJob } from '@relab/contract/content';
import { Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { useFormats } from '../../session/use-formats.ts';
import { Table } from '../../ui/table.tsx';
import * as texts from './texts.ts';

/** More than anybody reads here; the error file has the rest. */
const maxShown = 200;

const isContentKey = /^MC[A-Z2-7]{26}$/;

interface Refused {
  readonly entry: string;
  readonly message: string;
}

type Report =
  | { readonly state: 'reading' }
  | { readonly state: 'lost' }
  | { readonly state: 'read'; readonly refused: readonly Refused[] };

async function readReport(url: string, signal: AbortSignal): Promise<readonly Refused[]> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The error file was answered with ${response.status}.`);
  const { readImportFile } = await import('../../bulk/import-file.ts');
  const { rows } = await readImportFile(new Uint8Array(await response.arrayBuffer()), 'utf-8', ',');
  return rows.map(([entry = '', message = '']) => ({ entry, message }));
}

/** What translators sent back names contents by their keys; an archive names its files. */
const entryOf = ({ jobType }: ContentJob, entry: string): ReactNode =>
  jobType === 'Translation' && isContentKey.test(entry) ? (
    <a href={hrefOf(routes.contentItem, { contentId: entry })}>{entry}</a>
  ) : (
    entry
  );

/** What a job has imported, and what it has rejected and why: the error file, to be read here. */
export function JobReport({ job }: { readonly job: ContentJob }): ReactNode {
  const formats = useFormats();
  const url = job.body.jobBodies.find(({ bodyType }) => bodyType === 'Error')?.url;
  const [report, setReport] = useState<Report>({ state: 'reading' });
  useEffect(() => {
    if (url === undefined) return;
    const control = new AbortController();
    readReport(url, control.signal).then(
      (refused) => setReport({ state: 'read', refused }),
      () => control.signal.aborted || setReport({ state: 'lost' }),
    );
    return () => control.abort();
  }, [url]);
  const { total } = job.progress;
  const isImport = job.type === 'Import' && total !== null;
  if (url === undefined)
    return job.status === 'Completed' && isImport ? <p>{texts.allTaken(formats.number(total))}</p> : null;
  if (report.state === 'reading') return <Skeleton lines={3} />;
  if (report.state === 'lost') return <p role="alert">{texts.reportLost}</p>;
  const { refused } = report;
  const caption = texts.refused(refused.length, formats.number(refused.length));
  return (
    <>
      {isImport && (
        <p>{texts.taken(formats.number(Math.max(0, total - refused.length)), formats.number(total))}</p>
      )}
      <Table
        caption={caption}
        showsCaption
        rows={refused.slice(0, maxShown).map((row, at) => ({ ...row, at }))}
        rowKey={({ at }) => String(at)}
        columns={[
          { id: 'entry', label: texts.entry, isHeader: true, cell: ({ entry }) => entryOf(job, entry) },
          { id: 'problem', label: texts.problem, cell: ({ message }) => message },
        ]}
      />
      {refused.length > maxShown && <p className="soft">{texts.moreRefused(formats.number(maxShown))}</p>}
    </>
  );
}
