import { ClientError } from '@relab/client';
import { useState } from 'react';
import { errorText } from './error-text.ts';

export interface Submission {
  readonly isBusy: boolean;
  /** What went wrong the last time, in sentences. */
  readonly problems: readonly string[];
  /** Sends a write: a ClientError that it rejects with, or a text that it answers, is the problem. */
  readonly submit: (write: () => Promise<string | undefined>) => Promise<void>;
  /** Forgets what went wrong. */
  readonly reset: () => void;
}

const messageOf = (error: ClientError): readonly string[] => [errorText(error)];

/** Sends one write at a time of a form or a button, and remembers what went wrong with the last. */
export function useSubmission(problemsOf: (error: ClientError) => readonly string[] = messageOf): Submission {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  return {
    isBusy,
    problems,
    async submit(write) {
      setBusy(true);
      setProblems([]);
      try {
        const problem = await write();
        if (problem !== undefined) setProblems([problem]);
      } catch (error) {
        if (!(error instanceof ClientError)) throw error;
        setProblems(problemsOf(error));
      } finally {
        setBusy(false);
      }
    },
    reset: () => setProblems([]),
  };
}
