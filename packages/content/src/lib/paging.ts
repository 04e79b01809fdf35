import { type AnyCall, buildRequest } from '@relab/contract';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';

export interface PageQuery {
  /** From 0. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface PageUrls {
  readonly currentPageUrl: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
}

/** A page of a list of which `total` entries exist; `url` is where another page of the same list is requested. */
export function pageUrls(
  { page, pageSize, total }: { readonly page: number; readonly pageSize: number; readonly total: number },
  url: (page: number) => string,
): PageUrls {
  return {
    currentPageUrl: url(page),
    nextPageUrl: (page + 1) * pageSize < total ? url(page + 1) : null,
    previousPageUrl: page > 0 ? url(page - 1) : null,
  };
}

/** The page of a list that the config of a call names. */
export function pageOf(call: AnyCall, config: PageQuery) {
  const { page = 0, pageSize = 25 } = config;
  const offset = page * pageSize;
  const urls = (total: number): PageUrls =>
    pageUrls({ page, pageSize, total }, (at) => buildRequest(call, { ...config, page: at, pageSize }).url);
  return {
    pageSize,
    offset,
    urls,
    /** Of rows of which one more was read than the page shows: those that it shows, and its addresses. */
    cut: <Row>(rows: readonly Row[]): { readonly rows: readonly Row[]; readonly urls: PageUrls } => ({
      rows: rows.slice(0, pageSize),
      urls: urls(offset + rows.length),
    }),
  };
}

/** How many rows a `from …` has. */
export async function countRows(database: Database, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(database);
  return rows[0]?.total ?? 0;
}
