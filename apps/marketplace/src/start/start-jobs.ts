import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commerceJobs } from '@relab/commerce';
import { contentJobs, contentTransferHandler } from '@relab/content';
import { callInProcess } from '@relab/server/http';
import { createWorker, type JobHandler, retentionHandler, startRetention } from '@relab/server/jobs';
import { createFileMail, createSmtpMail, mailHandler, type SendMail } from '@relab/server/mail';
import { inquiryJobs } from '../cases/inquiry-jobs.ts';
import { listingCheckHandlers, startListingChecks } from '../listing-health/check-job.ts';
import { noticeJobs } from '../notices/notice-jobs.ts';
import { startSearchNotices } from '../notices/search-notice.ts';
import { erasureHandler, startErasures } from '../privacy/person/erasure-job.ts';
import { quoteJobs } from '../quotes/quote-jobs.ts';
import { sellingJobs } from '../selling/selling-jobs.ts';
import { readMailLogo } from '../settings/mail-logo.ts';
import { shop } from '../shop/shop.ts';
import { webstoreId } from '../site/ids.ts';
import type { Services } from './services.ts';
import type { StartContext } from './start-context.ts';

/** Milliseconds that jobs get to end; one that takes longer is another process's once its lock has run out. */
const jobPatience = 15_000;

async function openMail({ settings, breakers }: StartContext): Promise<SendMail> {
  const logo = await readMailLogo();
  return settings.mail
    ? createSmtpMail({ ...settings.mail, logo, breaker: breakers.of('mail') })
    : createFileMail(join(settings.dataFolder, 'mail'), logo);
}

/** Enqueues the first run of jobs that repeat themselves. */
async function scheduleRecurring(services: Services, { now }: StartContext): Promise<void> {
  const { database } = services.databases;
  await startRetention(database, now());
  await startErasures(database, now());
  await startSearchNotices(database, now());
  await startListingChecks(database, now());
}

function jobHandlers(
  { databases, documents, shop: options, shopRoutes, noticeKeys: keys, retention }: Services,
  { settings, baseUrl, now }: StartContext,
  mail: SendMail,
): readonly JobHandler[] {
  const database = databases.forRequests;
  const { dataFolder } = settings;
  const ask = callInProcess({ routes: shopRoutes, database, baseUrl, now, names: { webstoreId } });
  return [
    mailHandler(mail),
    ...commerceJobs(options, baseUrl),
    ...contentJobs(),
    contentTransferHandler(documents),
    ...quoteJobs({ shop, baseUrl }),
    ...inquiryJobs({ shop, staffEmail: settings.staffEmail }),
    ...sellingJobs({ shop, store: documents, baseUrl }),
    retentionHandler(retention),
    erasureHandler({ documents, dataFolder, mailFolder: join(dataFolder, 'mail') }),
    ...noticeJobs({ ask, shop: options, baseUrl, keys }),
    ...listingCheckHandlers(),
  ];
}

/** The work in the background; `stop` takes no more, and hands back what is under way. */
export interface Jobs {
  stop(): Promise<void>;
}

/** Of a process that leaves all jobs to others. */
export const noJobs: Jobs = { stop: async () => undefined };

/** Starts the work in the background. */
export async function startJobs(services: Services, context: StartContext): Promise<Jobs> {
  const mail = await openMail(context);
  await scheduleRecurring(services, context);
  const worker = createWorker({
    database: services.databases.forJobs,
    now: context.now,
    log: context.log,
    ...(context.aroundJob && { around: context.aroundJob }),
    handlers: jobHandlers(services, context, mail),
  });
  worker.start();
  // No job of the queue: it looks each second, and one process of all writes.
  const index = services.search?.startUpdates(services.databases.forJobs, context.log);
  const stop = async (): Promise<void> => void (await Promise.all([worker.stop(), index?.stop()]));
  return { stop: () => Promise.race([stop(), pause(jobPatience, undefined, { ref: false })]) };
}
