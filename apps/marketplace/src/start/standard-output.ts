import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Where lines for the operator go. */
export interface LineOutput {
  readonly isTTY?: boolean;
  write(text: string): void;
}

function fileOutput(descriptor: number): LineOutput {
  let lost = 0;
  const append = (text: string): boolean => {
    try {
      writeSync(descriptor, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    write(text) {
      // The line before the gap may end in its middle.
      if (lost > 0 && append(`\n${lost} lines are missing here: they could not be written.\n`)) lost = 0;
      if (lost > 0 || !append(text)) lost += 1;
    },
  };
}

/**
 * Standard output, which may fail: a file on a disk that is full, a pipe that nobody reads any more. Lines are lost then, and
 * the process goes on. A stream of Node would end the process, or never write again.
 */
export function openStandardOutput(descriptor = 1): LineOutput {
  const output = fstatSync(descriptor);
  if (output.isFile() || (output.isCharacterDevice() && !isatty(descriptor))) return fileOutput(descriptor);
  process.stdout.on('error', () => undefined);
  return process.stdout;
}
