import { createNavigator, type Navigate, type NavigatorOptions } from '@relab/pages/browser';
import { fullTitle } from '@relab/toolkit/head-tags';
import { pageData, publishPageData } from './document/page-data.ts';
import type { Shared } from './page.ts';

/** What a second page of a visit needs beside its own code. */
export const shopNavigator = (options: Omit<NavigatorOptions<Shared>, 'applyHead'>): Navigate =>
  createNavigator({
    ...options,
    applyHead(opened, signal) {
      const { settings } = options.shared;
      document.title = fullTitle(opened.head.title, settings.siteName);
      // Invisible parts of the head may be updated after the page.
      import('./document/apply-head.ts')
        .then(({ applyHead }) => signal.aborted || applyHead(opened.head, settings))
        .catch((error: unknown) => console.warn('The head of the page stays as it was.', error));
      publishPageData(pageData(opened, settings));
    },
  });
