import { createElement, type ReactNode, useMemo } from 'react';
import type { OpenPage } from './open-page.ts';
import { StaticMarkup } from './static-markup.ts';

/** A page that `openPage` gave, and what the site shares with it. */
export interface PageViewProps<Shared extends object> {
  readonly opened: OpenPage<Shared>;
  readonly shared: Shared;
}

/** The page alone. Its path is its key, so that the next record's page starts afresh. */
export const PageView = <Shared extends object>({ opened, shared }: PageViewProps<Shared>): ReactNode =>
  useMemo(() => {
    const { page, data, url, outcome, staticMarkup } = opened;
    if (page.isStatic && staticMarkup !== undefined)
      return createElement(StaticMarkup, { html: staticMarkup });
    const view = createElement(page.View, { ...shared, key: url.pathname, data, url, outcome });
    return page.isStatic ? createElement(StaticMarkup, null, view) : view;
  }, [opened, shared]);
