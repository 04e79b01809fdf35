import pg from 'pg';

/** A statement with parameters, and the sets of parameters that it came with. */
export interface RecordedStatement {
  readonly text: string;
  readonly parameters: (readonly unknown[])[];
  /** The page or call that it came from first. */
  readonly from: string;
  count: number;
}

export interface Recorder {
  /** What is sent from now on comes from this page or call. */
  during(from: string): void;
  stop(): void;
  statements(): readonly RecordedStatement[];
}

/** Different parameters that are compared of one statement at most. */
const maxSets = 6;

interface Sent {
  readonly text?: unknown;
  readonly values?: unknown;
}

/**
 * Records what this process sends to PostgreSQL from now on, libraries' own statements included: nothing but the driver
 * sees all of it.
 */
export function recordStatements(): Recorder {
  const found = new Map<string, RecordedStatement>();
  let current: string | undefined;
  const prototype = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function record(this: unknown, ...args: unknown[]): unknown {
    const [first] = args;
    const { text, values } = (typeof first === 'object' && first !== null ? first : {}) as Sent;
    if (current !== undefined && typeof text === 'string' && Array.isArray(values) && values.length > 0) {
      let statement = found.get(text);
      if (!statement) {
        statement = { text, parameters: [], from: current, count: 0 };
        found.set(text, statement);
      }
      statement.count += 1;
      const key = JSON.stringify(values);
      if (
        statement.parameters.length < maxSets &&
        !statement.parameters.some((set) => JSON.stringify(set) === key)
      )
        statement.parameters.push([...values]);
    }
    return query.apply(this, args);
  };
  return {
    during(from) {
      current = from;
    },
    stop() {
      current = undefined;
    },
    statements: () => [...found.values()],
  };
}
