/** What is wrong with a formula, and where. The message begins with the place; `reason` is the sentence without it. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
  readonly reason: string;
  /** Offset into the text, from 0. */
  readonly at: number;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;

  constructor(text: string, at: number, reason: string) {
    const before = text.slice(0, at).split(/\r\n|\r|\n/);
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    super(`Line ${line}, character ${column}: ${reason}`);
    this.reason = reason;
    this.at = at;
    this.line = line;
    this.column = column;
  }
}
