import type { GaugeSource } from '../observability/metrics.ts';
import type { BackupFacts } from './process-report.ts';

/** Seconds since something was done last; where it never was, since this process began. */
const ageOf = (moment: string | null, begun: Date, now: Date): number =>
  Math.max(0, (now.getTime() - (moment === null ? begun.getTime() : Date.parse(moment))) / 1000);

/** How long ago something was archived; no value where it is not. */
const archiveGauge = (
  name: string,
  help: string,
  read: () => Promise<string | null>,
  age: (moment: string) => number,
): GaugeSource => ({
  ...{ name, help, labels: [] },
  async read() {
    const moment = await read();
    return moment === null ? [] : [{ labels: {}, value: age(moment) }];
  },
});

/** How old the newest backup, the archived log and the archived uploads are. `begun` is when this process began. */
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
  archiveGauge(
    'relab_log_archive_age_seconds',
    'Since the log of the embedded database was archived last; no value where it is not.',
    async () => (await read()).logArchivedAt,
    (moment) => ageOf(moment, begun, now()),
  ),
  archiveGauge(
    'relab_upload_archive_age_seconds',
    'Since all uploads were archived last beside the log; no value where they are not.',
    async () => (await read()).uploadsArchivedAt,
    (moment) => ageOf(moment, begun, now()),
  ),
];
