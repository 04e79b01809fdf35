import { getRetention, type Retention } from '@relab/contract/administration';
import { requestedLanguage } from '../http/accepted-language.ts';
import type { Route } from '../http/route.ts';
import { type RetentionRun, readRuns } from '../retention/retention-runs.ts';
import { staffRoute } from './staff.ts';
import { withoutSecrets } from './without-secrets.ts';

/** A line of the table of what is stored, in one language. */
export type RetentionLine = Omit<Retention['rules'][number], 'lastRun'>;

const runOf = ({
  startedAt,
  endedAt,
  removed,
  removedInAll,
  error,
}: RetentionRun): Retention['rules'][number]['lastRun'] => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  removed,
  removedInAll,
  error: error === null ? null : withoutSecrets(error),
});

/** The table of what is stored, with what the job did; for administrators. */
export const retentionRoutes = (
  linesIn: (language: string) => readonly RetentionLine[],
): readonly Route[] => [
  staffRoute('administrator', getRetention, async (_, { database, headers, principal }) => {
    const runs = await readRuns(database);
    const language = requestedLanguage(headers) ?? principal.settings?.language.slice(0, 2) ?? 'en';
    return {
      rules: linesIn(language).map((line) => {
        const run = line.isPurged ? runs.get(line.id) : undefined;
        return { ...line, lastRun: run ? runOf(run) : null };
      }),
    };
  }),
];
