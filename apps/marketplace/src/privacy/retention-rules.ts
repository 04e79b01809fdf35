import { join } from 'node:path';
import { commercePurges, type Purging, purgeDocuments } from '@relab/commerce';
import {
  deleteExpiredJobFiles,
  purgeContentJobs,
  purgeDeployments,
  purgeTrash,
  purgeVersions,
} from '@relab/content';
import { purgeRecycleBin } from '@relab/records';
import { deleteExpiredUploads, type FileStore, purgeFiles } from '@relab/records/files';
import type { RetentionLine } from '@relab/server/administration';
import { purgeByAge, type RetentionRule } from '@relab/server/jobs';
import { objects } from '../objects/objects.ts';
import { purgeMailFiles } from './purge-mail-files.ts';
import { purgeOrders } from './purge-orders.ts';
import { isPeriod } from './retention-line.ts';
import type { RetentionPeriods } from './retention-periods.ts';
import { retentionTable } from './retention-table.ts';
import { periodText, textIn } from './retention-texts.ts';

/** What purges reach beside the database. */
export interface RetentionPlaces {
  readonly dataFolder: string;
  readonly documents: FileStore;
}

/** How each line is removed; what is missing here stays until somebody deletes it. */
const purges = ({ dataFolder, documents }: RetentionPlaces): Readonly<Record<string, Purging>> => {
  const files = { limit: 500, ownTransactions: true };
  return {
    ...commercePurges,
    orders: { purge: purgeOrders(documents), limit: 100, ownTransactions: true, everyHours: 24 },
    'pending-uploads': { purge: purgeFiles(documents, deleteExpiredUploads), ...files },
    'unused-documents': { purge: purgeFiles(documents, purgeDocuments), ...files, everyHours: 24 },
    'form-submissions': { purge: purgeByAge('form_submission', 'kept_until') },
    analytics: { purge: purgeByAge('analytics_event', 'at'), limit: 5_000 },
    'content-trash': { purge: purgeTrash, limit: 100 },
    'content-versions': { purge: purgeVersions, everyHours: 24 },
    'content-autosaves': { purge: purgeByAge('managed_content_autosave', 'saved_date') },
    'content-activity': { purge: purgeByAge('managed_content_activity', 'at'), limit: 5_000 },
    'content-uploads': { purge: purgeByAge('managed_content_upload', 'created_date'), limit: 100 },
    'content-presence': { purge: purgeByAge('managed_content_presence', 'seen_date') },
    deployments: { purge: purgeDeployments, limit: 200 },
    'content-job-files': { purge: purgeFiles(documents, deleteExpiredJobFiles), ...files },
    'content-jobs': { purge: purgeContentJobs },
    sessions: { purge: purgeByAge('auth_session', 'expires_at') },
    'password-links': { purge: purgeByAge('auth_verification', 'expires_at') },
    'email-confirmations': { purge: purgeByAge('email_verification', 'expires_at') },
    attempts: { purge: purgeByAge('attempt', 'started_at') },
    grants: { purge: purgeByAge('oauth_grant', 'expires_at') },
    tokens: { purge: purgeByAge('oauth_token', 'expires_at') },
    'idempotency-keys': { purge: purgeByAge('relab_idempotency', 'created_at') },
    'api-usage': { purge: purgeByAge('relab_api_usage', 'hour') },
    jobs: { purge: purgeByAge('job', 'finished_at') },
    'mail-files': { purge: purgeMailFiles(join(dataFolder, 'mail')), ownTransactions: true },
    'record-history': { purge: purgeByAge('record_history', 'created_date'), limit: 5_000 },
    'record-accesses': { purge: purgeByAge('record_access', 'at'), limit: 5_000 },
    'recycle-bin': { purge: purgeRecycleBin(objects), limit: 200, ownTransactions: true },
    'recently-viewed': { purge: purgeByAge('relab_recent', 'visited_at') },
  };
};

/** The rules of the table, with the periods that are set; in the order of the table. */
export function retentionRules(periods: RetentionPeriods, places: RetentionPlaces): readonly RetentionRule[] {
  const byId = purges(places);
  return retentionTable.flatMap(({ id, until }) => {
    const purging = byId[id];
    if (!purging) return [];
    const period = isPeriod(until) && { length: periods[id] ?? until.length, unit: until.unit };
    return [{ id, ...purging, ...(period ? { period } : {}) }];
  });
}

/** The table as it is shown, in one language. */
export const retentionLines =
  (periods: RetentionPeriods, rules: readonly RetentionRule[]) =>
  (language: string): readonly RetentionLine[] =>
    retentionTable.map(({ id, what, reason, places, until }) => ({
      id,
      what: textIn(language, what),
      reason: textIn(language, reason),
      period: isPeriod(until)
        ? periodText(until, periods[id] ?? until.length, language)
        : textIn(language, until),
      setting: (isPeriod(until) && until.setting?.name) || null,
      places,
      isPurged: rules.some((rule) => rule.id === id),
    }));
