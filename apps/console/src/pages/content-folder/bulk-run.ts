import { type ChangeBatch, ClientError } from '@relab/client';
import type { BatchOutcome, RunProgress } from '../../bulk/batch-dialog.tsx';
import type { BatchResult } from '../../bulk/batch-run.ts';
import type { SelectedItem } from './use-selection.ts';

/** What somebody does with each of the chosen contents. With the settings a write is one of many, whose lists are read again at the end. */
export type ItemWrite = (item: SelectedItem, settings: ChangeBatch['settings']) => Promise<unknown>;

/**
 * One after the other, each with a result of its own: one that is rejected holds up none of the others. Without an answer from
 * the server the run ends, and those behind it are not begun.
 */
export async function runForEach(
  items: readonly SelectedItem[],
  write: (item: SelectedItem) => Promise<unknown>,
  signal: AbortSignal,
  onProgress: (progress: RunProgress) => void,
): Promise<BatchOutcome> {
  const results: BatchResult[] = [];
  onProgress({ done: 0, total: items.length });
  for (const { id, title } of items) {
    if (signal.aborted) break;
    const item = { id, label: title, fields: {} };
    try {
      await write({ id, title });
      results.push({ item, kind: 'update' });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      results.push({ item, kind: 'update', error: error.message });
      if (error.status === 0) break;
    }
    onProgress({ done: results.length, total: items.length });
  }
  return { results, total: items.length };
}
