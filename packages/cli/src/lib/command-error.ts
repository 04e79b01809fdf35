/** An error that the user can correct; the message says how. Ends with exit code 1, or 2 for wrong arguments. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2 = 1, cause?: unknown) {
    super(message, { cause });
    this.exitCode = exitCode;
  }
}

/** Arguments that are missing or wrong. */
export const wrongArguments = (message: string): CommandError => new CommandError(message, 2);
