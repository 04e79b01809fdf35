import type { InstallationHealth } from '@relab/contract/administration';
import type { DueJobs } from './queue-jobs.ts';

type Problem = InstallationHealth['problems'][number];
type Process = InstallationHealth['processes'][number];
type Figures = NonNullable<Process['figures']>;

/** What is looked at for problems. */
export interface InstallationFacts extends Pick<InstallationHealth, 'processes' | 'backups'> {
  readonly dueJobs: readonly DueJobs[];
  readonly failedJobs: ReadonlySet<string>;
  readonly failedRules: readonly string[];
}

// Where deploy/prometheus/alerts.yml has rules of the same names with the same limits, over a longer time.
const errorShare = 0.01;
const pageTime = 1_000;
/** Of fewer pages, the slowest in twenty is chance. */
const minPages = 20;
const waiting = 5;
const loopDelay = 500;
const dueFor = 172_800;
const lateBackup = 1.5;
const lateLog = 900;

const secondsSince = (moment: string, now: Date): number => (now.getTime() - Date.parse(moment)) / 1000;

/** What is wrong with one process by its figures. */
function problemsOf(id: string, figures: Figures): readonly Problem[] {
  const { pages, shed, connections, load, services } = figures;
  const alerts: readonly (readonly [alert: Problem['alert'], isSo: boolean])[] = [
    ['RelabOverloaded', shed > 0 || (load !== null && load !== 'normal')],
    ['RelabSlow', pages >= minPages && (figures.pageTime ?? 0) > pageTime],
    ['RelabConnectionsExhausted', connections.waiting > waiting],
    ['RelabEventLoop', figures.loopDelay > loopDelay],
  ];
  return [
    ...alerts.flatMap(([alert, isSo]) => (isSo ? [{ alert, process: id, subject: null }] : [])),
    ...services
      .filter(({ state }) => state === 'open')
      .map(({ name }) => ({ alert: 'RelabServiceAway' as const, process: id, subject: name })),
  ];
}

/** Whether something that a process does by itself is overdue; it begins to count with the process. */
const isLate = (last: string | null, begun: string, seconds: number, now: Date): boolean =>
  secondsSince(begun, now) > seconds && (last === null || secondsSince(last, now) > seconds);

const ofAll = (alert: Problem['alert'], subject: string | null = null): Problem => ({
  alert,
  process: null,
  subject,
});

/** Of all processes together, and of what they share. */
function sharedProblems(
  { processes, backups, dueJobs, failedJobs, failedRules }: InstallationFacts,
  now: Date,
): readonly Problem[] {
  const figures = processes.flatMap((process) =>
    process.isAlive && process.figures ? [process.figures] : [],
  );
  const requests = figures.reduce((sum, one) => sum + one.requests, 0);
  const errors = figures.reduce((sum, one) => sum + one.errors, 0);
  const [begun] = processes.map(({ startedAt }) => startedAt).sort();
  const problems: Problem[] = [];
  if (errors > errorShare * requests) problems.push(ofAll('RelabErrors'));
  if (backups && begun !== undefined) {
    const { newestAt, interval, isReadable, logArchivedAt, uploadsArchivedAt } = backups;
    // A process counts anew with each start: one backup that is too old is too old at once.
    const isOld =
      newestAt === null
        ? isLate(null, begun, lateBackup * interval, now)
        : secondsSince(newestAt, now) > lateBackup * interval;
    if (isOld || !isReadable) problems.push(ofAll('RelabBackupOld'));
    if (logArchivedAt !== null && isLate(logArchivedAt, begun, lateLog, now))
      problems.push(ofAll('RelabLogNotArchived'));
    if (uploadsArchivedAt !== null && isLate(uploadsArchivedAt, begun, lateLog, now))
      problems.push(ofAll('RelabUploadsNotArchived'));
  }
  for (const { kind, since } of dueJobs)
    if (secondsSince(since.toISOString(), now) > dueFor) problems.push(ofAll('RelabJobsWait', kind));
  for (const kind of failedJobs) problems.push(ofAll('RelabJobsFail', kind));
  for (const rule of failedRules) problems.push(ofAll('RelabRetentionFails', rule));
  return problems;
}

/** What needs somebody, by the names of the rules for Prometheus: of single processes first, then of all. */
export const findProblems = (facts: InstallationFacts, now: Date): readonly Problem[] => [
  ...facts.processes.flatMap(({ id, isAlive, figures }): readonly Problem[] => {
    if (!isAlive) return [{ alert: 'RelabDown', process: id, subject: null }];
    return figures ? problemsOf(id, figures) : [];
  }),
  ...sharedProblems(facts, now),
];
