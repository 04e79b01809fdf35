import { createElement, type ReactNode } from 'react';
import type { Page } from './page.ts';

// Takes no box of its own.
const wrapper = { style: { display: 'contents' } } as const;

export interface StaticMarkupProps {
  readonly children?: ReactNode;
  /** What React rendered earlier, in place of children. */
  readonly html?: string;
}

/** Around what is static: by it the browser finds what the server rendered. */
export const StaticMarkup = ({ children, html }: StaticMarkupProps): ReactNode =>
  html === undefined
    ? createElement('div', wrapper, children)
    : createElement('div', { ...wrapper, dangerouslySetInnerHTML: { __html: html } });

// React takes over an element with markup of its own without looking inside.
const preserved = { ...wrapper, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * In place of what is static, where the server sent it: its markup stays as it stands, and none of its code is fetched. Links
 * and forms are intercepted for the whole document, so they work in there, too.
 */
export const PreservedMarkup = (): ReactNode => createElement('div', preserved);

/** In place of a static page that the server sent. */
export const preservedPage: Page = {
  name: '',
  load: async () => null,
  head: () => ({ title: document.title }),
  View: PreservedMarkup,
};
