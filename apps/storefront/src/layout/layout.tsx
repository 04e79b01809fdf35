import type { ReactNode } from 'react';
import { CompareBar } from '../comparing/compare-bar.tsx';
import type { SiteSettings } from '../frame/settings.ts';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { MarketLink } from './market-link.tsx';

export interface LayoutProps {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Layout({ url, settings, footer, children }: LayoutProps): ReactNode {
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header url={url} settings={settings} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        {footer}
        <MarketLink url={url} />
      </footer>
      {/* Last, so that nothing moves when it comes. */}
      <CompareBar url={url} />
    </div>
  );
}
