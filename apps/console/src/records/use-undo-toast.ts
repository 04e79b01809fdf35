import { ClientError } from '@relab/client';
import { type InputValue, undeleteRecord, updateRecord } from '@relab/client/records';
import { useClient } from '@relab/react';
import { useCallback } from 'react';
import { useToast } from '../ui/toast.tsx';
import { unlessChangedSince } from './record-version.ts';
import * as texts from './texts.ts';

export interface UndoToast {
  /** Says that a record was saved, and offers its fields as they were. */
  readonly saved: (
    recordId: string,
    before: Readonly<Record<string, InputValue>>,
    systemModstamp: string | null,
  ) => void;
  /** Says that a record was deleted, and offers to bring it back. */
  readonly deleted: (recordId: string, label: string, onRestored?: () => void) => void;
}

/** The last write, and how it is undone: also from the next page. */
export function useUndoToast(): UndoToast {
  const client = useClient();
  const toast = useToast();
  const attempt = useCallback(
    async (write: () => Promise<unknown>, done: string, failed: string): Promise<boolean> => {
      try {
        await write();
        toast({ text: done, tone: 'success' });
        return true;
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        const wasChanged = error.status === 412 || error.status === 409;
        toast({ text: failed, detail: wasChanged ? texts.changedSince : error.message, tone: 'error' });
        return false;
      }
    },
    [toast],
  );
  const saved = useCallback<UndoToast['saved']>(
    (recordId, before, systemModstamp) =>
      void toast({
        text: texts.saved,
        ...(Object.keys(before).length === 0
          ? {}
          : {
              action: {
                label: texts.undo,
                onAction: () =>
                  void attempt(
                    () =>
                      updateRecord(client, {
                        recordId,
                        fields: before,
                        ...unlessChangedSince(systemModstamp),
                      }),
                    texts.undone,
                    texts.notUndone,
                  ),
              },
            }),
      }),
    [client, toast, attempt],
  );
  const deleted = useCallback<UndoToast['deleted']>(
    (recordId, label, onRestored) =>
      void toast({
        text: texts.deleted(label),
        action: {
          label: texts.undo,
          onAction: () =>
            void attempt(
              () => undeleteRecord(client, { recordId }),
              texts.restored(label),
              texts.notRestored,
            ).then((isDone) => isDone && onRestored?.()),
        },
      }),
    [client, toast, attempt],
  );
  return { saved, deleted };
}
