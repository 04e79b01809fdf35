import type { SiteLink } from '@relab/contract/content';
import type { Database } from '@relab/database';

/** Whoever chooses where a link leads. */
export interface SiteLinkQuery {
  readonly database: Database;
  /** Part of a name; empty for the first ones. */
  readonly words: string;
  /** What the reader speaks, as `de`. */
  readonly language: string;
}

/** Where a site shows what it has: paths on it, nothing for what has no page of its own. */
export interface SitePages {
  readonly content: (content: {
    readonly contentKey: string;
    readonly urlName: string | null;
    readonly typeName: string;
    readonly language: string;
  }) => string | undefined;
  readonly record: (record: {
    readonly objectApiName: string;
    readonly recordId: string;
    readonly urlName: string | null;
  }) => string | undefined;
  /** Pages that are no contents, and categories, for those who choose one. */
  readonly links?: (query: SiteLinkQuery) => Promise<readonly SiteLink[]>;
}

/** The site that addresses are of. */
export interface Site {
  readonly origin: string;
  readonly pages: SitePages;
}

/** Of a site that has none. */
export const noPages: SitePages = { content: () => undefined, record: () => undefined };
