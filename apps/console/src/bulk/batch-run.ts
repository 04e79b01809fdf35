import { type Client, ClientError } from '@relab/client';
import { executeBatchRecordOperations, type InputValue, operationErrors } from '@relab/client/records';
import * as texts from './texts.ts';

export interface BatchItem {
  /** Undefined for one that is created. */
  readonly id: string | undefined;
  /** What people call it: the record's name, or the line of a file. */
  readonly label: string;
  readonly fields: Readonly<Record<string, InputValue>>;
}

export type BatchKind = 'create' | 'update' | 'delete';

export interface BatchResult {
  readonly item: BatchItem;
  readonly kind: BatchKind;
  /** Of what was created. */
  readonly createdId?: string | undefined;
  /** Why it was not done; undefined where it was. */
  readonly error?: string | undefined;
}

/** Records of one request, as the server has it. */
export const batchSize = 200;

interface BatchRun {
  readonly client: Client;
  readonly objectApiName: string;
  readonly kind: BatchKind;
  readonly items: readonly BatchItem[];
  /** Records that are done with, failed ones among them. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function runChunk(
  { client, objectApiName, kind }: BatchRun,
  items: readonly BatchItem[],
): Promise<readonly BatchResult[]> {
  const records = items.map(({ id, fields }) =>
    kind === 'create'
      ? { apiName: objectApiName, fields }
      : { fields: { ...(kind === 'delete' ? {} : fields), Id: id ?? '' } },
  );
  const type = kind === 'create' ? 'CREATE' : kind === 'update' ? 'UPDATE' : 'DELETE';
  const response = await executeBatchRecordOperations(client, {
    allOrNone: false,
    operations: [{ type, records }],
  });
  const errors = operationErrors(response);
  return items.map((item, index) => {
    const error = errors[index];
    const result = response.results[index]?.result;
    const created = kind === 'create' && result && 'id' in result ? String(result.id) : undefined;
    return { item, kind, createdId: created, error: error?.message };
  });
}

/**
 * Writes any number of records, 200 in a request, one request after the other. Each has a result of its own; what the
 * server rejects stops nothing. A request that fails as a whole is reported with all its records, and ends the run: those
 * behind it, and those that a signal has cancelled, are not in the results.
 */
export async function runBatches(run: BatchRun): Promise<readonly BatchResult[]> {
  const { items, kind, onProgress, signal } = run;
  const results: BatchResult[] = [];
  for (let start = 0; start < items.length && !signal?.aborted; start += batchSize) {
    const chunk = items.slice(start, start + batchSize);
    try {
      results.push(...(await runChunk(run, chunk)));
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      // Without a response nobody knows whether it was done.
      const message = error.status === 0 ? texts.notConfirmed(textOf(error)) : textOf(error);
      results.push(...chunk.map((item) => ({ item, kind, error: message })));
      break;
    } finally {
      onProgress?.(results.length);
    }
  }
  return results;
}
