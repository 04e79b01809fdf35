import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { CompiledQuery, type RawBuilder } from 'kysely';

/**
 * A statement that is compiled once for all principals with the same roles, since compiling takes longer than sending: what
 * differs from call to call is filled in.
 */
export interface MarkedStatement {
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** Stand for what differs; no stored text and no request holds a null character. */
const userId = '\0 user id';
const accountId = '\0 account id';

export const mark = (name: string): string => `\0 ${name}`;

export const markedPrincipal = (principal: Principal): Principal =>
  principal.kind === 'guest' ? principal : { ...principal, userId, accountId };

/** Of those who share a statement, each has rows of their own. */
export const callerKey = (principal: Principal): string =>
  principal.kind === 'user' ? `${principal.userId} ${principal.accountId}` : '';

export function compileMarked(statement: RawBuilder<unknown>, database: Database): MarkedStatement {
  const { sql: text, parameters } = statement.compile(database);
  return { text, parameters };
}

/** `values` by their marks; those of the principal are its own. */
export function fillMarks(
  { text, parameters }: MarkedStatement,
  values: Readonly<Record<string, unknown>>,
  principal: Principal,
): CompiledQuery {
  const filled = parameters.map((value) => {
    if (typeof value !== 'string' || value.charCodeAt(0) !== 0) return value;
    if (principal.kind === 'user' && value === userId) return principal.userId;
    if (principal.kind === 'user' && value === accountId) return principal.accountId;
    return Object.hasOwn(values, value) ? values[value] : value;
  });
  return CompiledQuery.raw(text, filled);
}
