/** What the operator reads while the marketplace starts: one line a subject, its name in a column of its own. */
export interface Narrator {
  say(subject: string, text: string): void;
  /** A line that is written over while something goes on; on a terminal only. */
  progress(subject: string, text: string): void;
}

const column = 13;

export function createNarrator(output: NodeJS.WriteStream): Narrator {
  let isOpen = false;
  const line = (subject: string, text: string) => `${subject.padEnd(column)}${text}`;
  return {
    say(subject, text) {
      if (isOpen) output.write('\r\u001B[K');
      isOpen = false;
      output.write(`${line(subject, text)}\n`);
    },
    progress(subject, text) {
      if (!output.isTTY) return;
      isOpen = true;
      output.write(`\r\u001B[K${line(subject, text)}`);
    },
  };
}

/** "3.2 s" since a moment of `performance.now()`. */
export const since = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(1)} s`;
