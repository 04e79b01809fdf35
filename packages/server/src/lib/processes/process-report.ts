import type { InstallationHealth } from '@relab/contract/administration';

/** What a process measured of itself, as people read it. */
export type ProcessFigures = NonNullable<InstallationHealth['processes'][number]['figures']>;

/** The backups that an installation makes by itself. */
export interface BackupFacts {
  /** When the newest was begun; null where there is none. ISO 8601. */
  readonly newestAt: string | null;
  /** Seconds from one to the next. */
  readonly interval: number;
  /** Whether their folder can be read. */
  readonly isReadable: boolean;
  /** When the log of the database was archived last; null where it is not. ISO 8601. */
  readonly logArchivedAt: string | null;
  /** When all uploads were archived last; null where they are not. ISO 8601. */
  readonly uploadsArchivedAt: string | null;
}

/** What a process writes beside its sign of life. */
export interface ProcessReport {
  /** A release that writes something else has another number, and is not read by this one. */
  readonly format: 1;
  readonly figures: ProcessFigures;
  /** Of a process that knows where they are; else null. */
  readonly backups: BackupFacts | null;
}

/** A report of this form; undefined for none, and for one of another release. */
export const readableReport = (report: Pick<ProcessReport, 'format'> | null): ProcessReport | undefined =>
  report !== null && report.format === 1 && 'figures' in report ? (report as ProcessReport) : undefined;
