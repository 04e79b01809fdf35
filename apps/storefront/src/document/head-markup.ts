import type { Head } from '@relab/pages';
import { writeHeadTags } from '@relab/toolkit/head-tags';
import type { SiteSettings } from '../site-settings.ts';
import { headTags } from './head-tags.ts';

/** The head of a page's document, as the server writes it. */
export const headMarkup = (head: Head, site: Pick<SiteSettings, 'siteName' | 'origin'>): string =>
  `${writeHeadTags(headTags(head, site))}<meta name="color-scheme" content="light dark"><link rel="icon" href="/favicon.svg" type="image/svg+xml">`;
