import type { WrittenRedirects } from '@relab/contract/content';
import { maxRedirectsAtOnce } from '@relab/contract/content';
import { csvLine } from '../../bulk/csv-text.ts';
import type { ImportFile } from '../../bulk/import-file.ts';

/** A line of a file of redirects. */
export interface RedirectLine {
  /** In the file, from 1; the headings are line 1. */
  readonly line: number;
  readonly urlAlias: string;
  readonly target: string;
  readonly language: string;
}

export interface RedirectFailure extends RedirectLine {
  readonly message: string;
}

/** What became of the lines of a file. */
export interface RedirectReport {
  readonly done: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failures: readonly RedirectFailure[];
}

export const redirectHeaders = ['from', 'to', 'language'] as const;

/** The columns `from`, `to` and `language` wherever they stand; undefined where the first two are missing. */
export function redirectLines({ headers, rows }: ImportFile): readonly RedirectLine[] | undefined {
  const names = headers.map((header) => header.toLowerCase());
  const [from, to, language] = redirectHeaders.map((name) => names.indexOf(name));
  if (from === undefined || to === undefined || from < 0 || to < 0) return undefined;
  return rows.map((row, at) => ({
    line: at + 2,
    urlAlias: row[from]?.trim() ?? '',
    target: row[to]?.trim() ?? '',
    language: row[language ?? -1]?.trim() ?? '',
  }));
}

type Write = (lines: readonly RedirectLine[]) => Promise<WrittenRedirects>;

export interface WriteOptions {
  readonly write: Write;
  readonly signal: AbortSignal;
  readonly onProgress: (report: RedirectReport) => void;
  /** Said of a line without an old name or a target. */
  readonly emptyLine: string;
}

const empty: RedirectReport = { done: 0, created: 0, updated: 0, unchanged: 0, failures: [] };

function counted(
  report: RedirectReport,
  lines: readonly RedirectLine[],
  { results }: WrittenRedirects,
): RedirectReport {
  const count = (outcome: string): number => results.filter((result) => result.outcome === outcome).length;
  return {
    done: report.done + lines.length,
    created: report.created + count('Created'),
    updated: report.updated + count('Updated'),
    unchanged: report.unchanged + count('Unchanged'),
    failures: [
      ...report.failures,
      ...lines.flatMap((line, at) => {
        const { outcome, message } = results[at] ?? {};
        return outcome === 'Rejected' ? [{ ...line, message: message ?? '' }] : [];
      }),
    ],
  };
}

/**
 * Writes the lines of a file, some hundreds at a time. Lines that were rejected are tried once more at the end: they may lead
 * to what stands further below. Ends early, with what was done, once it is aborted.
 */
export async function writeLines(
  lines: readonly RedirectLine[],
  { write, signal, onProgress, emptyLine }: WriteOptions,
): Promise<RedirectReport> {
  const isWhole = ({ urlAlias, target }: RedirectLine): boolean => urlAlias !== '' && target !== '';
  const incomplete = lines.filter((line) => !isWhole(line));
  const run = async (some: readonly RedirectLine[], start: RedirectReport): Promise<RedirectReport> => {
    let report = start;
    for (let at = 0; at < some.length && !signal.aborted; at += maxRedirectsAtOnce) {
      const part = some.slice(at, at + maxRedirectsAtOnce);
      report = counted(report, part, await write(part));
      onProgress(report);
    }
    return report;
  };
  const first = await run(lines.filter(isWhole), {
    ...empty,
    done: incomplete.length,
    failures: incomplete.map((line) => ({ ...line, message: emptyLine })),
  });
  const rejected = first.failures.filter(isWhole);
  // A file of one part was looked at as a whole already.
  if (rejected.length === 0 || lines.length <= maxRedirectsAtOnce || signal.aborted) return first;
  const incompleteFailures = first.failures.filter((line) => !isWhole(line));
  return await run(rejected, {
    ...first,
    done: first.done - rejected.length,
    failures: incompleteFailures,
  });
}

/** The failures as a file that can be mended and imported again. */
export const failureFile = (failures: readonly RedirectFailure[]): readonly string[] => [
  csvLine([...redirectHeaders, 'problem']),
  ...failures.map(({ urlAlias, target, language, message }) =>
    csvLine([urlAlias, target, language, message]),
  ),
];
