import type { Database } from '@relab/database';
import { z } from 'zod';
import { readDatabaseIdentity } from '../catalogue-snapshot/snapshot-token.ts';
import { positionId } from './index-definition.ts';
import type { IndexTokens } from './index-lease.ts';
import type { OpenSearchClient } from './opensearch-client.ts';
import { OpenSearchError } from './opensearch-error.ts';

const position = z.object({
  /** Of the database whose listings these are. */
  database: z.string(),
  /** The database's token of this position. */
  token: z.string(),
  /** What the documents have seen, as `pg_snapshot`, and until when reservations were looked at. */
  position: z.string(),
  moment: z.string(),
});

/** How far an index has come; stands in it, and goes with it. */
export type IndexPosition = z.output<typeof position>;

const found = z.object({ _source: z.object({ [positionId]: position }) });

/** Undefined where there is no index, or none with a position. */
export async function readPosition(
  client: OpenSearchClient,
  alias: string,
): Promise<IndexPosition | undefined> {
  try {
    const body = await client({ method: 'GET', path: `${alias}/_doc/${positionId}` });
    return found.safeParse(body).data?._source[positionId];
  } catch (error) {
    if (error instanceof OpenSearchError && error.failure === 'missing') return undefined;
    throw error;
  }
}

export async function writePosition(
  client: OpenSearchClient,
  alias: string,
  written: IndexPosition,
): Promise<void> {
  const path = `${alias}/_doc/${positionId}?require_alias=true`;
  await client({ method: 'PUT', path, body: { [positionId]: written }, writes: true });
}

/** Why the index cannot be gone on with; undefined where it can. */
export async function whyUseless(
  database: Database,
  stored: IndexPosition | undefined,
  { token, previous_token }: IndexTokens,
): Promise<string | undefined> {
  if (!stored) return 'there is none yet';
  if (stored.database !== (await readDatabaseIdentity(database))) return 'it is of another database';
  if (stored.token !== token && stored.token !== previous_token)
    return 'the database has not seen what it has, or it is an older copy';
  return undefined;
}
