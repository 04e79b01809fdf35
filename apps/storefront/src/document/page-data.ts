import type { OpenPage } from '@relab/pages';
import { PAGE_DATA_ATTRIBUTE, type PageData } from '@relab/toolkit/page-data-layer';
import { locale } from '../language/language.ts';
import type { SiteSettings } from '../site-settings.ts';

type NamedPage = Pick<OpenPage, 'head' | 'url'> & { readonly page: Pick<OpenPage['page'], 'name'> };

/** S-037: what analytics may know of a page; stands in the head of every page. */
export function pageData({ page, head, url }: NamedPage, { siteName }: SiteSettings): PageData {
  const address = url.pathname + url.search;
  return { siteName, pageName: page.name, title: head.title, address, language: locale, ...head.facts };
}

/** Publishes the data of a page that was opened without loading it. */
export function publishPageData(detail: PageData): void {
  const element = document.head.querySelector(`[${PAGE_DATA_ATTRIBUTE}]`);
  if (element) element.textContent = JSON.stringify(detail);
  document.dispatchEvent(new CustomEvent('pagedatalayer', { detail }));
}
