import { buildIndexes } from '@relab/database';
import { objects } from '../objects/objects.ts';
import type { Databases } from './open-database.ts';
import type { StartContext } from './start-context.ts';

/** Work that goes on while the process serves. */
export interface IndexBuild {
  /** Breaks off what is being built: the next start builds it anew. */
  stop(): Promise<void>;
}

/** Builds the indexes that the start has left, beside visitors. Inside this process nothing is left: a start builds all. */
export function startIndexBuild({ pool, database, engine }: Databases, { log }: StartContext): IndexBuild {
  if (engine === 'pglite') return { stop: async () => undefined };
  const stopping = new AbortController();
  const tables = objects.all.map(({ table }) => table);
  const building = buildIndexes(pool, database, tables, { log, signal: stopping.signal }).catch(
    (error: unknown) => {
      if (!stopping.signal.aborted) log(`Indexes could not be built: ${String(error)}`, 'error');
    },
  );
  return {
    stop() {
      stopping.abort();
      return building;
    },
  };
}
