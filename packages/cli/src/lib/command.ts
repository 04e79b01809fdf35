/** What a command meets outside of itself, so that tests can be it. */
export interface Surroundings {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  /** A line of what was done. */
  readonly say: (line: string) => void;
  /** A line of what was not. */
  readonly complain: (line: string) => void;
}

/** One command, `relab <name>`. */
export interface Command {
  readonly name: string;
  /** For the list of all commands. */
  readonly summary: string;
  readonly help: string;
  /** Throws a CommandError for what the person who called it can put right. */
  run(args: readonly string[], surroundings: Surroundings): Promise<void>;
}
