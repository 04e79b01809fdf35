import { createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { BrowserState } from '../page/browser-state.ts';
import { type OpenPage, openPage, type Visit } from '../page/open-page.ts';
import { PageLifecycle } from '../page/page-lifecycle.ts';
import type { SiteDefinition } from '../page/site-definition.ts';
import { preservedPage } from '../page/static-markup.ts';
import { interceptNavigations } from './intercept-navigations.ts';
import type { NavigatorOptions } from './navigator.ts';
import type { Navigate } from './page-navigation.ts';

/** How a site becomes live: its pages, whoever visits, and what is rendered, as on the server. */
export interface HydrateOptions<Shared extends object, State extends BrowserState> {
  readonly site: SiteDefinition<Shared>;
  /** With the clock of the client: until the page listens it stands at the moment of rendering. */
  readonly openVisit: (state: State, now: () => number) => Visit<Shared>;
  /** `failures` counts the forms of this page that got no response, one after the other. */
  readonly render: (
    opened: OpenPage<Shared>,
    visit: Visit<Shared>,
    failures: number,
    state: State,
  ) => ReactNode;
  readonly importNavigator: (options: Omit<NavigatorOptions<Shared>, 'applyHead'>) => Promise<Navigate>;
}

/** Makes the page that stands in the document live: same markup, same data, nothing requested again. */
export async function hydratePage<Shared extends object, State extends BrowserState>({
  site,
  openVisit,
  render,
  importNavigator,
}: HydrateOptions<Shared, State>): Promise<void> {
  const root = document.getElementById('root');
  const text = document.getElementById('state')?.textContent;
  if (!root || !text) return;
  const state = JSON.parse(text) as State;
  // However long the page has stood, it is hydrated as it was rendered; what is too old by then is requested afterwards.
  let isHydrated = false;
  const visit = openVisit(state, () => (isHydrated ? Date.now() : state.renderedAt));
  const opened = await openPage({
    site,
    ...visit,
    url: new URL(location.href),
    outcome: state.outcome,
    ...(state.isStatic && { importPage: async () => preservedPage }),
  });
  if (opened.kind !== 'page') return;
  // React hydrates some time after `hydrateRoot` returns.
  const onHydrated = () => {
    isHydrated = true;
  };
  let current = opened;
  let failures = 0;
  const element = (onShown?: () => void) =>
    createElement(PageLifecycle, { onShown, onHydrated }, render(current, visit, failures, state));
  const rendered = hydrateRoot(root, element());
  interceptNavigations({
    matchRoute: site.matchRoute,
    importNavigator: () =>
      importNavigator({
        site,
        ...visit,
        show: (page) => {
          current = page;
          failures = 0;
          return new Promise((resolve) => startTransition(() => rendered.render(element(() => resolve()))));
        },
      }),
    showNoResponse: () => {
      failures++;
      rendered.render(element());
    },
  });
  document.documentElement.dataset.live = '';
}
