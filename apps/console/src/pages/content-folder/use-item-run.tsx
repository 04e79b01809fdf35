import { createChangeBatch } from '@relab/client';
import { useClient } from '@relab/react';
import { type ReactNode, useState } from 'react';
import { type BatchOutcome, RunDialog, useBatchRunner } from '../../bulk/batch-dialog.tsx';
import { useFormats } from '../../session/use-formats.ts';
import { useToast } from '../../ui/toast.tsx';
import { type ItemWrite, runForEach } from './bulk-run.ts';
import * as texts from './texts.ts';
import type { SelectedItem } from './use-selection.ts';

export interface ItemRun {
  readonly start: (title: string, items: readonly SelectedItem[], write: ItemWrite) => Promise<void>;
  /** Its progress, and the result of each: nothing where all went well, which a message confirms. */
  readonly view: ReactNode;
}

/** A run over several contents. `onDone` is called with those that went well. */
export function useItemRun(onDone: (ids: readonly string[]) => void): ItemRun {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const runner = useBatchRunner();
  const [title, setTitle] = useState<string>();
  return {
    async start(name, items, write) {
      let outcome: BatchOutcome | undefined;
      setTitle(name);
      await runner.start(async (signal, onProgress) => {
        const batch = createChangeBatch(client);
        try {
          outcome = await runForEach(items, (item) => write(item, batch.settings), signal, onProgress);
          return outcome;
        } finally {
          // The list is read again once, after the last one, however it ended.
          await batch.publish();
        }
      });
      const done =
        outcome?.results.flatMap(({ item, error }) => (error === undefined && item.id ? [item.id] : [])) ??
        [];
      onDone(done);
      if (outcome === undefined || done.length < outcome.total) return;
      setTitle(undefined);
      toast({ text: texts.done(done.length, formats.number(done.length)) });
    },
    view:
      title !== undefined && (runner.progress || runner.results) ? (
        <RunDialog title={title} runner={runner} onClose={() => setTitle(undefined)} />
      ) : null,
  };
}
