import type { InstallationHealth } from '@relab/contract/administration';
import { expect, test } from 'vitest';
import { findProblems, type InstallationFacts } from './installation-problems.ts';

type Process = InstallationHealth['processes'][number];
type Figures = NonNullable<Process['figures']>;

const now = new Date('2026-11-28T12:00:00Z');
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1000).toISOString();

const process = (figures: Partial<Figures> = {}, rest: Partial<Process> = {}): Process => ({
  id: 'p1',
  role: 'web',
  host: 'shop1',
  pid: 1,
  release: '1.0.0',
  startedAt: ago(200_000),
  seenAt: ago(3),
  isAlive: true,
  figures: {
    requests: 1_000,
    errors: 10,
    shed: 0,
    pages: 100,
    pageTime: 1_000,
    connections: { busy: 5, idle: 1, waiting: 5 },
    loopDelay: 500,
    memory: 1,
    memoryShare: 0.5,
    load: 'normal',
    services: [{ name: 'mail', state: 'half-open' }],
    ...figures,
  },
  ...rest,
});

const find = (facts: Partial<InstallationFacts> = {}): readonly string[] =>
  findProblems(
    {
      processes: [process()],
      backups: null,
      dueJobs: [{ kind: 'mail', count: 1, since: new Date(ago(172_800)) }],
      failedJobs: new Set(),
      failedRules: [],
      ...facts,
    },
    now,
  ).map(({ alert, process: id, subject }) => [alert, id, subject].filter((part) => part !== null).join(' '));

test('up to each limit nothing is wrong', () => {
  expect(find()).toEqual([]);
});

test.each<[Partial<Figures>, string]>([
  [{ shed: 1 }, 'RelabOverloaded p1'],
  [{ load: 'busy' }, 'RelabOverloaded p1'],
  [{ pageTime: 1_001 }, 'RelabSlow p1'],
  [{ connections: { busy: 5, idle: 0, waiting: 6 } }, 'RelabConnectionsExhausted p1'],
  [{ loopDelay: 501 }, 'RelabEventLoop p1'],
  [{ services: [{ name: 'mail', state: 'open' }] }, 'RelabServiceAway p1 mail'],
  [{ errors: 11 }, 'RelabErrors'],
])('a process with %j has a problem', (figures, problem) => {
  expect(find({ processes: [process(figures)] })).toEqual([problem]);
});

test('a few slow pages are chance', () => {
  expect(find({ processes: [process({ pages: 19, pageTime: 9_000 })] })).toEqual([]);
});

test('of a process that is gone nothing counts but that', () => {
  const gone = process({ errors: 900, load: 'critical' }, { id: 'p2', isAlive: false });
  expect(find({ processes: [process(), gone] })).toEqual(['RelabDown p2']);
});

test('jobs that are due for days, that failed, and rules that failed are named', () => {
  const dueJobs = [{ kind: 'mail', count: 1, since: new Date(ago(172_801)) }];
  expect(find({ dueJobs, failedJobs: new Set(['count']), failedRules: ['carts'] })).toEqual([
    'RelabJobsWait mail',
    'RelabJobsFail count',
    'RelabRetentionFails carts',
  ]);
});

const archived = { logArchivedAt: ago(60), uploadsArchivedAt: ago(60) };
const backups = { newestAt: ago(3_600), interval: 86_400, isReadable: true, ...archived };

test.each<
  [
    string,
    Partial<typeof backups> | { newestAt: null } | { logArchivedAt: null } | { uploadsArchivedAt: null },
    readonly string[],
  ]
>([
  ['in time', {}, []],
  ['too old', { newestAt: ago(1.6 * 86_400) }, ['RelabBackupOld']],
  ['missing for as long as processes run', { newestAt: null }, ['RelabBackupOld']],
  ['in a folder that cannot be read', { isReadable: false }, ['RelabBackupOld']],
  ['without the log', { logArchivedAt: ago(901) }, ['RelabLogNotArchived']],
  ['without uploads', { uploadsArchivedAt: ago(901) }, ['RelabUploadsNotArchived']],
  ['of uploads in a bucket', { uploadsArchivedAt: null }, []],
  ['of a database elsewhere', { logArchivedAt: null }, []],
])('backups %s', (_, change, problems) => {
  expect(find({ backups: { ...backups, ...change } })).toEqual(problems);
});

test('the first backup and the log get their time after a start', () => {
  const processes = [process({}, { startedAt: ago(60) })];
  expect(find({ processes, backups: { ...backups, newestAt: null, logArchivedAt: ago(9_000) } })).toEqual([]);
});
