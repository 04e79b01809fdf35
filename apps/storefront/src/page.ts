import * as pages from '@relab/pages';
import type { AnyParams } from '@relab/pages/routes';
import type { ComparisonStorage } from './comparison/comparison-storage.ts';
import type { SiteSettings } from './site-settings.ts';

/** What the shop shares with all of its pages. */
export interface Shared {
  readonly settings: SiteSettings;
  /** The listings chosen for a comparison. */
  readonly compared: ComparisonStorage;
  /** The request by which the server sent a page that failed, so that somebody can name it. */
  readonly failed?: FailedRequest | undefined;
}

/** A page that the server could not show, by its address, and the id of the request in its log. */
export interface FailedRequest {
  readonly href: string;
  readonly id: string;
}

export type Page = pages.Page<Shared>;
export type PageContext<P = AnyParams> = pages.PageContext<Shared, P>;
export type ViewProps<Data> = pages.ViewProps<Data> & Pick<Shared, 'settings'>;

export const definePage = pages.pageDefiner<Shared>();
