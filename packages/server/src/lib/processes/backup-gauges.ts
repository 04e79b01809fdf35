import type { GaugeSource } from '../observability/metrics.ts';
import type { BackupFacts } from './process-report.ts';

/** Seconds since something was done last; where it never was, since this process began. */
const ageOf = (moment: string | null, begun: Date, now: Date): number =>
  Math.max(0, (now.getTime() - (moment === null ? begun.getTime() : Date.parse(moment))) / 1000);

/** How old the newest backup and the archived log are. `begun` is when this process began. */
export const backupGauges = (
  read: () => Promise<BackupFacts>,
  now: () => Date,
  begun: Date = now(),
): readonly GaugeSource[] => [
  {
    name: 'relab_backup_age_seconds',
    help: 'Since the newest backup was begun; since this process began where there is none.',
    labels: [],
    read: async () => [{ labels: {}, value: ageOf((await read()).newestAt, begun, now()) }],
  },
  {
    name: 'relab_backup_interval_seconds',
    help: 'From one backup to the next.',
    labels: [],
    read: async () => [{ labels: {}, value: (await read()).interval }],
  },
  {
    name: 'relab_log_archive_age_seconds',
    help: 'Since the log of the embedded database was archived last; no value where it is not.',
    labels: [],
    async read() {
      const { logArchivedAt } = await read();
      return logArchivedAt === null ? [] : [{ labels: {}, value: ageOf(logArchivedAt, begun, now()) }];
    },
  },
];
