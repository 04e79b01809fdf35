import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Each connection keeps the plans of so many statements at most; a plan takes some ten kilobytes of the server. */
const mostPrepared = 200;
/** Texts that are made anew each time, such as inserts of many rows, are not worth a plan. */
const timesBefore = 3;
const mostCounted = 2_000;

/** Gives statements that come again and again a name, under which PostgreSQL keeps them parsed and planned. */
function createNames() {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  let made = 0;

  return {
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || names.size >= mostPrepared) return known;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < timesBefore) {
        if (counts.size >= mostCounted) counts.clear();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      made += 1;
      const name = `relab_${made}`;
      names.set(text, name);
      return name;
    },
    /** From now on it has another name, or none. */
    forget(text: string): void {
      names.delete(text);
    },
  };
}

const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && /cached plan/.test(error.message);

/**
 * The pool, with statements prepared by name. A plan that a changed table has made useless fails its statement once
 * (0A000); it is made anew for the next.
 */
export function preparedPool(pool: Pool): PostgresPool {
  const names = createNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();

  function wrap(client: PoolClient): PostgresPoolClient {
    const query = async (text: string, values: readonly unknown[]) => {
      const name = values.length === 0 ? undefined : names.of(text);
      try {
        return await client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) });
      } catch (error) {
        if (isOutdatedPlan(error)) names.forget(text);
        throw error;
      }
    };
    // Its other form reads by a cursor, for which there is no driver here.
    const typed = query as unknown as PostgresPoolClient['query'];
    return { query: typed, release: () => client.release() };
  }

  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? wrap(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
