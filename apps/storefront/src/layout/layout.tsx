import type { ReactNode } from 'react';
import { CompareBar } from '../comparing/compare-bar.tsx';
import type { SiteSettings } from '../frame/settings.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import css from './layout.module.css';

export interface LayoutProps {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Layout({ url, settings, children }: LayoutProps): ReactNode {
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Header url={url} settings={settings} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <Footer url={url} settings={settings} />
      {/* Last, so that nothing moves when it comes. */}
      <CompareBar url={url} />
    </div>
  );
}
