import type { ReactNode } from 'react';
import type { Page } from './page.ts';

// Takes no box of its own.
const around = { style: { display: 'contents' } } as const;

/** Around a static page: by it the browser finds what the server made. */
export function StaticMarkup({ children }: { readonly children: ReactNode }): ReactNode {
  return <div {...around}>{children}</div>;
}

// React takes over an element with markup of its own without looking inside.
const asItStands = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * In place of a static page that the server sent: its markup stays as it stands, and none of its code is fetched. Links and
 * forms are taken over for the whole document, so they work in there, too.
 */
export const standingPage: Page = {
  name: '',
  load: async () => null,
  head: () => ({ title: document.title }),
  View: () => <div {...around} {...asItStands} />,
};
