import type { Database } from '../database.ts';
import { PooledDatabase, sourceOf } from './pooled-database.ts';

/** Something that must not be behind was about to be read from a replica. It is read again from the primary. */
export class PrimaryRequired extends Error {
  override readonly name = 'PrimaryRequired';

  constructor(what: string) {
    super(`${what} must be read from the primary.`);
  }
}

/** Whether statements go to a standby, which may be behind. */
export const isReplica = (database: Database): boolean => {
  const source = sourceOf(database);
  return source instanceof PooledDatabase && source.isReplica;
};

/** Stands where something is cached, or has to be as the caller left it a moment ago; `what` is said to developers. */
export function requirePrimary(database: Database, what: string): void {
  if (isReplica(database)) throw new PrimaryRequired(what);
}
