import type { Client } from '@relab/client';
import { getListRecordsByName } from '@relab/client/records';
import type { RecordRepresentation } from '@relab/contract/records';

type Config = Parameters<typeof getListRecordsByName>[1];

interface Collecting {
  readonly client: Client;
  /** Of a list: which records it has, and in which order. */
  readonly config: Config;
  /** Needed of each. */
  readonly fields: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** The most that a server answers at once. */
const pageSize = 2_000;

/** Every record of a list, page by page, as far as a signal lets it. */
export async function* collectRecords({
  client,
  config,
  fields,
  signal,
}: Collecting): AsyncGenerator<readonly RecordRepresentation[]> {
  let pageToken: string | undefined;
  do {
    const page = await getListRecordsByName(client, {
      ...config,
      fields,
      pageSize,
      ...(pageToken ? { pageToken } : {}),
    });
    if (signal?.aborted) return;
    yield page.records as readonly RecordRepresentation[];
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken && !signal?.aborted);
}
