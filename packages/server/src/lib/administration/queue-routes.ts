import {
  cancelQueueJob,
  getInstallationHealth,
  getQueueJobCounts,
  getQueueJobs,
  getSystemHealth,
  getUndeliveredMails,
  runQueueJobAgain,
} from '@relab/contract/administration';
import type { Route } from '../http/route.ts';
import { readInstallationHealth } from './installation-health.ts';
import { cancelJob, countJobs, readJobs, runAgain } from './queue-jobs.ts';
import { staffRoute } from './staff.ts';
import { readSystemHealth, type SystemFacts } from './system-health.ts';
import { readUndelivered } from './undelivered-mails.ts';

/** The queue and the health of the server: clerks look, administrators act. */
export const queueRoutes = (facts: SystemFacts): readonly Route[] => [
  staffRoute('clerk', getQueueJobs, (config, { database }) => readJobs(database, config)),
  staffRoute('clerk', getQueueJobCounts, (_, { database, now }) => countJobs(database, now())),
  staffRoute('clerk', getUndeliveredMails, (config, { database }) => readUndelivered(database, config)),
  staffRoute('clerk', getSystemHealth, (_, { database }) => readSystemHealth(database, facts)),
  staffRoute('administrator', getInstallationHealth, (_, { database, now }) =>
    readInstallationHealth(database, now()),
  ),
  staffRoute('administrator', runQueueJobAgain, ({ jobId }, { database, now }) =>
    runAgain(database, jobId, now()),
  ),
  staffRoute('administrator', cancelQueueJob, ({ jobId }, { database, principal, now }) =>
    cancelJob(database, jobId, `${principal.firstName} ${principal.lastName}`.trim(), now()),
  ),
];
