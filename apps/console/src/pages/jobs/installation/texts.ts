import type { InstallationHealth } from '@relab/contract/administration';

type Alert = InstallationHealth['problems'][number]['alert'];
type Figures = NonNullable<InstallationHealth['processes'][number]['figures']>;

export const title = 'The installation now';
export const allWell = 'Everything works as it should';
export const allWellHint = 'Processes, jobs, database and backups are looked at every ten seconds.';
export const notRefreshed = 'These figures may be old';
export const notRefreshedHint = 'The server does not respond at the moment. It is asked again by itself.';
export const manual = (section: string): string => `More in docs/operating.md, section ${section}.`;
export const at = (process: string): string => `On ${process}`;

/** What is wrong, and what to do first. `subject` is a service, a kind of job or a rule. */
export const problems: Readonly<
  Record<Alert, readonly [heading: (subject: string) => string, todo: string]>
> = {
  RelabDown: [
    () => 'A process has stopped reporting',
    'It was killed, hangs, or does not reach the database. Its last lines in the log say why; starting it again is safe.',
  ],
  RelabErrors: [
    () => 'More than one request in a hundred fails',
    'Lines of level “error” in the log have the reasons.',
  ],
  RelabSlow: [
    () => 'One page in twenty takes longer than a second',
    'Set RELAB_SLOW_STATEMENT to see whether the database is slow; else the processor is.',
  ],
  RelabConnectionsExhausted: [
    () => 'Work waits for a connection to the database',
    'Statements take long, or RELAB_DATABASE_POOL is too small.',
  ],
  RelabOverloaded: [
    () => 'A process has too much to do and turns visitors away',
    'The log says which limit was reached. More processes help, or more memory.',
  ],
  RelabServiceAway: [
    (service) => `A service does not respond: ${service}`,
    'Nothing has to be done once it is back. If it is there: check address, key, DNS and firewall.',
  ],
  RelabJobsWait: [
    (kind) => `Jobs have waited for more than two days: ${kind}`,
    'Start a worker, or look in the queue at what holds them.',
  ],
  RelabJobsFail: [(kind) => `Jobs have failed: ${kind}`, 'The queue says why, and runs them again.'],
  RelabEventLoop: [
    () => 'A process stands still for half a second at a time',
    'Something computes for long in it: a large import or export, or too little processor.',
  ],
  RelabBackupOld: [
    () => 'The newest backup is too old',
    'The log says why the last one failed: mostly the disk of the folder is full or away.',
  ],
  RelabLogNotArchived: [
    () => 'The log of the database is not archived',
    'Nothing is lost yet. See that the folder of backups can be written to.',
  ],
  RelabUploadsNotArchived: [
    () => 'Uploads are not archived',
    'They are where they were. See that the folder of backups can be written to; the log names a file that cannot be read.',
  ],
  RelabRetentionFails: [
    (rule) => `What is stored too long cannot be removed: ${rule}`,
    'Data protection, What is stored, has the error.',
  ],
};

export const shared = 'What all processes share';
export const database = 'Database';
export const databaseUp = 'responds';
export const databaseSize = 'Size of the database';
export const connectionsOfAll = 'Connections to it';
export const of = (count: string, max: string): string => `${count} of ${max}`;
export const jobsDue = 'Jobs due';
export const jobsSince = (moment: string): string => `oldest since ${moment}`;
export const jobsFailed = 'Jobs failed';
export const backup = 'Last backup';
export const noBackups = 'none is made by itself';
export const noBackupYet = 'none yet';
export const backupUnreadable = 'folder cannot be read';
export const logArchived = 'Log of the database archived';
export const uploadsArchived = 'Uploads archived';
export const retained = 'Retention enforced last';
export const never = 'not yet';

export const processes = 'Processes';
export const roles: Readonly<Record<string, string>> = { web: 'Web', worker: 'Worker' };
export const process = (role: string, pid: string, host: string): string => `${role} ${pid} on ${host}`;
export const release = 'Release';
export const startedAt = 'Started';
export const seenAt = 'Reported last';
export const starting = 'Starts, or is of another release: no figures yet';
export const states = {
  well: 'works',
  problem: 'needs attention',
  gone: 'does not report',
  starting: 'no figures',
} as const;
export const minute = 'In the last minute';
export const requests = 'Requests a minute';
export const errors = 'Errors a minute';
export const pageTime = '95 % of pages within';
export const noPages = 'no pages';
export const connections = 'Connections busy';
export const waiting = 'Wait for one';
export const loopDelay = 'Event loop late by';
export const memory = 'Memory';
export const memoryShare = (size: string, share: string): string => `${size} (${share} full)`;
export const load = 'Serves';
export const loads: Readonly<Record<NonNullable<Figures['load']>, string>> = {
  normal: 'everybody',
  busy: 'no guests',
  overloaded: 'orders and writes',
  critical: 'nobody',
};
export const notMeasured = 'everybody, without a limit';
export const noVisitors = 'jobs';
export const services = 'Services';
export const serviceNames: Readonly<Record<string, string>> = {
  mail: 'Mail',
  payment: 'Payment',
  storage: 'Files',
  search: 'Search',
  'vat-numbers': 'VAT numbers',
  assist: 'Language model',
  replica: 'Database for reading',
};
export const serviceStates = {
  closed: 'responds',
  'half-open': 'is tried again',
  open: 'does not respond',
} as const;
export const milliseconds = (count: string): string => `${count} ms`;
