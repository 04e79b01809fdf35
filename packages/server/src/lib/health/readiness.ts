import { type Database, type Migration, pendingMigrations, readMigrations } from '@relab/database';
import type { DiskSpace } from './disk-space.ts';

/** Something else that must be in order: its name while it is not. */
export type ReadinessCheck = () => string | undefined | Promise<string | undefined>;

export interface Readiness {
  readonly isReady: boolean;
  readonly reasons: readonly string[];
  /** Null where the database does not respond. */
  readonly pendingMigrations: readonly string[] | null;
}

/**
 * Whether requests can be handled: the database responds, has every migration and room to write, and what the parts of
 * the server need is there. The files of migrations are read once.
 */
export function createReadiness(options: {
  readonly database: Database;
  readonly migrations: readonly URL[];
  readonly space: DiskSpace;
  readonly checks: readonly ReadinessCheck[];
}): () => Promise<Readiness> {
  const { database, migrations, space, checks } = options;
  let files: readonly Migration[] | undefined;

  return async () => {
    files ??= (await Promise.all(migrations.map(readMigrations))).flat();
    const pending = await pendingMigrations(database, files).catch(() => null);
    const hasRoom = pending === null || (await space.hasRoom().catch(() => true));
    const failed = await Promise.all(checks.map((check) => check()));
    const reasons = [
      ...(pending === null ? ['database'] : []),
      ...(pending !== null && pending.length > 0 ? ['migrations'] : []),
      ...(hasRoom ? [] : ['disk full']),
      ...failed.filter((reason) => reason !== undefined),
    ];
    return { isReady: reasons.length === 0, reasons, pendingMigrations: pending };
  };
}
