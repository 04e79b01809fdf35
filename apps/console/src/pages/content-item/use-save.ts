import { ClientError } from '@relab/client';
import { useState } from 'react';
import { useCommand } from '../../commands/commands.tsx';
import { useToast } from '../../ui/toast.tsx';
import * as texts from './texts.ts';
import type { DraftState, SaveOutcome } from './use-draft.ts';

export type SaveConflict = Extract<SaveOutcome, { kind: 'conflict' }>;

export interface SaveState {
  /** What the server said to the last write that failed. */
  readonly problem: string | undefined;
  /** Fields that somebody else has saved too, until one of both values is chosen. */
  readonly conflict: SaveConflict | undefined;
  save(): Promise<void>;
  /** Runs a write; its error becomes the problem. */
  attempt(write: () => Promise<unknown>): Promise<void>;
  endConflict(): void;
}

/** Saves the draft by the button or by the keyboard, and reports the outcome. */
export function useSave({ save: saveDraft }: DraftState, isEditable: boolean): SaveState {
  const toast = useToast();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<SaveConflict>();

  async function attempt(write: () => Promise<unknown>): Promise<void> {
    setProblem(undefined);
    try {
      await write();
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setProblem(error.message);
    }
  }
  const save = (): Promise<void> =>
    attempt(async () => {
      const outcome = await saveDraft();
      if (outcome.kind === 'saved') toast({ text: texts.saved(outcome.document.versionNumber) });
      else if (outcome.kind === 'merged') toast({ text: texts.merged, tone: 'info' });
      else setConflict(outcome);
    });
  useCommand({ label: texts.save, keys: '$mod+s', run: () => void (isEditable && save()) });

  return { problem, conflict, save, attempt, endConflict: () => setConflict(undefined) };
}
