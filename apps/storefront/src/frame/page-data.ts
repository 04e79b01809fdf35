import { PAGE_DATA_ATTRIBUTE, type PageData } from '@relab/toolkit/page-data-layer';
import { locale } from '../language/language.ts';
import type { OpenPage } from './open-page.ts';
import type { SiteSettings } from './settings.ts';

/** S-037: what a page tells of itself; stands in the head of every page. */
export function pageData({ page, head, url }: OpenPage, { siteName }: SiteSettings): PageData {
  const address = url.pathname + url.search;
  return { siteName, pageName: page.name, title: head.title, address, language: locale, ...head.facts };
}

/** Tells of a page that was opened without loading it. */
export function tellPageData(detail: PageData): void {
  const element = document.head.querySelector(`[${PAGE_DATA_ATTRIBUTE}]`);
  if (element) element.textContent = JSON.stringify(detail);
  document.dispatchEvent(new CustomEvent('pagedatalayer', { detail }));
}
