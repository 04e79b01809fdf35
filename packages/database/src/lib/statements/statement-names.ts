import { createHash } from 'node:crypto';

/** Each connection keeps the plans of so many statements at most; a plan takes some ten kilobytes of the server. */
const maxNames = 200;
/** Texts that are composed anew each time, such as inserts of many rows, are not worth a plan. */
const timesBefore = 3;
const maxCounted = 2_000;

export interface StatementNames {
  /** The name of a text; undefined for one that has not come often enough. */
  of(text: string): string | undefined;
  /** From now on it is sent without a name. */
  forget(text: string): void;
}

/**
 * The same for the same text in every process, so that behind a pooler a name never stands for another statement;
 * `version` separates plans from before and after a table changed.
 */
const nameOf = (text: string, version: number): string =>
  `relab_${createHash('sha256').update(`${version} ${text}`).digest('base64url').slice(0, 22)}`;

/** Gives statements that come again and again a name, under which PostgreSQL keeps them parsed and planned. */
export function createStatementNames(): StatementNames {
  const counts = new Map<string, number>();
  const names = new Map<string, string>();
  const versions = new Map<string, number>();

  return {
    of(text) {
      const existing = names.get(text);
      if (existing !== undefined || names.size >= maxNames) return existing;
      const count = (counts.get(text) ?? 0) + 1;
      if (count < timesBefore) {
        if (counts.size >= maxCounted) counts.clear();
        counts.set(text, count);
        return undefined;
      }
      counts.delete(text);
      const name = nameOf(text, versions.get(text) ?? 0);
      names.set(text, name);
      return name;
    },
    forget(text) {
      names.delete(text);
      if (versions.size >= maxCounted) versions.clear();
      versions.set(text, (versions.get(text) ?? 0) + 1);
    },
  };
}

export const noStatementNames: StatementNames = { of: () => undefined, forget: () => undefined };
