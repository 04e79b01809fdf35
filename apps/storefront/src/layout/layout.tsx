import type { ReactNode } from 'react';
import { CompareBar } from '../comparing/compare-bar.tsx';
import type { SiteSettings } from '../frame/settings.ts';
import { Header } from './header.tsx';
import css from './layout.module.css';
import { PlaceLinks } from './place-links.tsx';
import * as texts from './texts.ts';
import { UnansweredNotice } from './unanswered-notice.tsx';

/** What is the same on every page: the browser keeps it as the server sent it, without its code. */
export interface Standing {
  readonly wordmark: ReactNode;
  readonly footer: ReactNode;
}

export interface LayoutProps {
  readonly url: URL;
  readonly settings: SiteSettings;
  readonly standing: Standing;
  /** How many forms of the page that is shown were sent without an answer, one after the other. */
  readonly unanswered?: number | undefined;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Layout({ url, settings, standing, unanswered = 0, children }: LayoutProps): ReactNode {
  return (
    <div className={css.layout}>
      <a className="skip-link" href="#main">
        {texts.skip}
      </a>
      <Header url={url} settings={settings} wordmark={standing.wordmark} />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={css.footer}>
        {standing.footer}
        <PlaceLinks url={url} />
      </footer>
      {/* Last, so that nothing moves when it comes. */}
      <CompareBar url={url} />
      {/* Anew for each, or it would be read once only. */}
      {unanswered > 0 && <UnansweredNotice key={unanswered} />}
    </div>
  );
}
