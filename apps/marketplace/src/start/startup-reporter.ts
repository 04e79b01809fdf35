import type { LineOutput } from './standard-output.ts';

/** What the operator reads while the marketplace starts: one line a subject, its name in a column of its own. */
export interface StartupReporter {
  report(subject: string, text: string): void;
  /** A line that is written over while something goes on; on a terminal only. */
  progress(subject: string, text: string): void;
}

const column = 13;

/** `process`, from 1, stands before each line where several write to one output. */
export function createStartupReporter(output: LineOutput, process?: number): StartupReporter {
  let isOpen = false;
  const prefix = process === undefined ? '' : `${process}  `;
  const line = (subject: string, text: string) => `${prefix}${subject.padEnd(column)}${text}`;
  return {
    report(subject, text) {
      if (isOpen) output.write('\r\u001B[K');
      isOpen = false;
      output.write(`${line(subject, text)}\n`);
    },
    progress(subject, text) {
      if (!output.isTTY || process !== undefined) return;
      isOpen = true;
      output.write(`\r\u001B[K${line(subject, text)}`);
    },
  };
}

/** "3.2 s" since a moment of `performance.now()`. */
export const since = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
