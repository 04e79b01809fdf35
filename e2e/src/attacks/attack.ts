export interface Target {
  readonly address: string;
  /** Its data, where the passwords of its first people lie. */
  readonly folder: string;
}

/** One way to make the site stop: bounded in time and number, and sent to loopback only. */
export interface Attack {
  readonly name: string;
  /** Answers the status of each response; 0 where the connection ended without one. */
  readonly run: (target: Target) => Promise<readonly number[]>;
  /** What a server that defends itself responds with. */
  readonly expected: readonly number[];
}

/** So many at once. */
export const together = <Result>(count: number, run: (at: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)));
