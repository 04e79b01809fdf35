import type { ReactNode } from 'react';
import type { Page } from './page.ts';

// Takes no box of its own.
const around = { style: { display: 'contents' } } as const;

/** Around what is static: by it the browser finds what the server made. */
export function StaticMarkup({ children }: { readonly children: ReactNode }): ReactNode {
  return <div {...around}>{children}</div>;
}

// React takes over an element with markup of its own without looking inside.
const asItStands = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * In place of what is static, where the server sent it: its markup stays as it stands, and none of its code is fetched. Links
 * and forms are taken over for the whole document, so they work in there, too.
 */
export const StandingMarkup = (): ReactNode => <div {...around} {...asItStands} />;

/** In place of a static page that the server sent. */
export const standingPage: Page = {
  name: '',
  load: async () => null,
  head: () => ({ title: document.title }),
  View: StandingMarkup,
};
