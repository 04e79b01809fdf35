import type { SiteDefinition } from '@relab/pages';
import { createMatcher } from '@relab/pages/routes';
import { hrefOf } from './href.ts';
import { prefix } from './language/language.ts';
import { layoutCalls, loadLayout } from './layout/load.ts';
import type { Page, Shared } from './page.ts';
import { routes } from './routes.ts';
import { verifyAccount } from './session/verify-account.ts';

const modules = import.meta.glob<{ readonly page: Page }>('./pages/*/page.tsx');

/** The shop's pages, as its server and a browser open them. */
export const site: SiteDefinition<Shared> = {
  matchRoute: createMatcher(routes, prefix),
  async importPage(name) {
    const load = modules[`./pages/${name}/page.tsx`];
    if (!load) throw new Error(`There is no page in pages/${name}.`);
    return (await load()).page;
  },
  prepare: verifyAccount,
  loadLayout,
  layoutCalls,
  signIn: {
    hrefOf: (query) => hrefOf(routes.login, undefined, query),
    // Loaded when an error needs it: guests never do.
    hasSessionEnded: async (client) => (await import('./session/session-end.ts')).hasSessionEnded(client),
  },
};
