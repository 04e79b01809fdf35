import type { CommerceOptions } from '../options/options.ts';

/** Goes up whenever columns have other values, or the file another form. */
export const snapshotFormat = 1;

/** What a snapshot says of itself before its columns. */
export interface SnapshotHeader {
  readonly format: number;
  /** What the columns were made for: other facets have other columns. */
  readonly columns: string;
  /** Of the database whose listings these are. */
  readonly database: string;
  /** A row of that database, committed after everything that the snapshot has seen. */
  readonly token: string;
  /** What the columns have seen, as `pg_snapshot`, and until when reservations were looked at. */
  readonly position: string;
  readonly moment: string;
  /** Listings, and when they were written, in milliseconds since 1970. */
  readonly end: number;
  readonly writtenAt: number;
}

/** What of a shop's options decides what the columns hold. */
export const columnsKey = ({ currency, search: { facets, sinceField } }: CommerceOptions): string =>
  JSON.stringify([currency, sinceField ?? null, facets.map(({ nameOrId, type }) => [nameOrId, type])]);

export function isSnapshotHeader(value: unknown): value is SnapshotHeader {
  if (typeof value !== 'object' || value === null) return false;
  const header = value as Readonly<Record<string, unknown>>;
  const isText = (name: string): boolean => typeof header[name] === 'string';
  return (
    ['columns', 'database', 'token', 'position', 'moment'].every(isText) &&
    ['format', 'end', 'writtenAt'].every((name) => Number.isSafeInteger(header[name]))
  );
}
