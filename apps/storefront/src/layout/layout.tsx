import type { ReactNode } from 'react';
import { CompareBar } from '../comparison/compare-bar.tsx';
import type { SiteSettings } from '../site-settings.ts';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { LocaleLinks } from './locale-links.tsx';
import { NoResponseNotice } from './no-response-notice.tsx';
import * as texts from './texts.ts';

/** What is the same on every page: the browser keeps it as the server rendered it, without its code. */
export interface ServerParts {
  readonly wordmark: ReactNode;
  readonly footer: ReactNode;
}

export interface LayoutProps {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly serverParts: ServerParts;
  /** How many forms of the page that is shown got no response, one after the other. */
  readonly failures?: number | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Layout({ url, settings, serverParts, failures = 0, children }: LayoutProps): ReactNode {
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <Header url={url} settings={settings} wordmark={serverParts.wordmark} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        {serverParts.footer}
        <LocaleLinks url={url} />
      </footer>
      {/* Last, so that nothing moves when it comes. */}
      <CompareBar url={url} />
      {/* Anew for each, or it would be read once only. */}
      {failures > 0 && <NoResponseNotice key={failures} />}
    </div>
  );
}
