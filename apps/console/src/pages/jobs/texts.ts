export const title = 'Jobs and health';
export const heading = 'Jobs and health';
export const queue = 'Queue';
export const mails = 'Mails not delivered';
export const health = 'Health';
export const allKinds = 'All kinds';
export const kind = 'Kind';
export const allStatuses = 'All';
export const status = 'Status';
export const statuses: Readonly<Record<string, string>> = {
  Created: 'Created',
  Pending: 'Waiting',
  Processing: 'Under way',
  Completed: 'Completed',
  CompletedWithError: 'Completed with errors',
  Failed: 'Failed',
};
export const job = 'Job';
export const jobs = (count: string): string => `${count} jobs`;
export const attempts = 'Attempts';
export const due = 'Due';
export const created = 'Created';
export const by = 'By';
export const problem = 'What went wrong';
export const progress = (done: string, total: string): string => `${done} of ${total}`;
export const actions = 'Actions';
export const runAgain = 'Run again';
export const sendAgain = 'Send again';
export const runAgainDone = 'The job is due now.';
export const cancelJob = 'Give up';
export const cancelTitle = (kind: string): string => `Give up this job (${kind})?`;
export const cancelHint = 'It will not be tried again by itself. It can be run again later.';
export const noJobs = 'No jobs here';
export const noJobsHint = 'What is done stays in this list for thirty days.';
export const noMails = 'Every mail has left';
export const to = 'To';
export const subject = 'Subject';
export const ready = 'The server is ready';
export const notReady = 'The server is not ready';
export const versions = 'Versions';
export const release = 'Relab';
export const node = 'Node';
export const database = 'PostgreSQL';
export const startedAt = 'Started';
export const databaseSize = 'Database';
export const unknown = 'unknown';
export const pendingMigrations = (count: string): string => `${count} migrations are not applied yet`;
export const migrations = 'Migrations, the last first';
export const migration = 'Migration';
export const appliedAt = 'Applied';
export const storage = 'The largest tables';
export const table = 'Table';
export const size = 'Size';
export const rows = 'Rows (estimate)';
export const readOnly = 'You may look; administrators run jobs again and give them up.';

/** The kinds that the server has are English words: they get a capital. */
export const kindOf = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
