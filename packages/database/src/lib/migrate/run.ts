import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Why a change is not made, in a sentence for people. */
export class SchemaChangeError extends Error {}

/** One pass over the declarations, inside one transaction. Problems are collected, so that all are reported. */
export interface Run {
  readonly database: Database;
  readonly problems: string[];
  /** `table` and `table.column`: what may be dropped when it is empty and no longer declared. */
  readonly retired: ReadonlySet<string>;
  /** Processes of another release that run on the database, as people read it; undefined where there is none. */
  readonly others?: string | undefined;
  /** Whether indexes of tables with rows are left to `buildIndexes`, where nothing but speed rests on them. */
  readonly defersIndexes?: boolean | undefined;
  /** A sentence of what is changed. */
  report(sentence: string): void;
}

/** Statements without parameters, sent together. */
export async function execute(database: Database, statements: readonly string[]): Promise<void> {
  if (statements.length > 0) await sql.raw(statements.join(';\n')).execute(database);
}

// Values that do not fit, constraints that break, names and types that do not exist; not a broken connection, a
// deadlock or a full disk, which have nothing to do with what is declared.
const aboutStatement = /^(0A|22|23|2B|42|54)/;
// These messages quote stored values, which may be private.
const aboutValue = /^22/;
/** Something else depends on what is to be dropped; the detail names it. */
const dependents = '2BP01';

function problemIn(subject: string, error: unknown): string | undefined {
  if (error instanceof SchemaChangeError) return error.message;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code, message } = error;
  if (!aboutStatement.test(code)) return undefined;
  if (aboutValue.test(code))
    return `${subject}: the database cannot do this with the values that are stored (${code}).`;
  const what = code === dependents && 'detail' in error ? `: ${error.detail}` : '';
  return `${subject}: the database refuses: ${message}${what}`.replace(/\.?$/, '.');
}

/** Does the work, or leaves everything as it was before and returns why it cannot be done. */
export async function tryWork(
  database: Database,
  subject: string,
  work: () => Promise<void>,
): Promise<string | undefined> {
  await sql`savepoint change`.execute(database);
  try {
    await work();
  } catch (error) {
    const problem = problemIn(subject, error);
    if (problem === undefined) throw error;
    await execute(database, ['rollback to savepoint change', 'release savepoint change']);
    return problem;
  }
  await sql`release savepoint change`.execute(database);
  return undefined;
}

/**
 * Makes one change, which returns the sentence to report (none when it is empty), and returns whether it was made. One that
 * fails leaves nothing behind, and the run goes on to find further problems.
 */
export async function attempt(run: Run, subject: string, change: () => Promise<string>): Promise<boolean> {
  let sentence = '';
  const problem = await tryWork(run.database, subject, async () => {
    sentence = await change();
  });
  if (problem !== undefined) run.problems.push(problem);
  else if (sentence !== '') run.report(sentence);
  return problem === undefined;
}
