import { getCartSummary } from '@relab/client/commerce';
import { type Page, pageDefiner, type SiteDefinition } from '@relab/pages';
import { createMatcher } from '@relab/pages/routes';
import { routes } from './routes.ts';

export const definePage = pageDefiner<object>();

const modules = import.meta.glob<{ readonly page: Page }>('./pages/*.tsx');

/** The pages, as the server and the browser open them: the same code on both sides. */
export const site: SiteDefinition<object> = {
  matchRoute: createMatcher(routes),
  async importPage(name) {
    const load = modules[`./pages/${name}.tsx`];
    if (!load) throw new Error(`There is no page in src/pages/${name}.tsx.`);
    return (await load()).page;
  },
  // What stands around every page: the number of items in the cart.
  loadLayout: (client) => getCartSummary(client, {}).catch(() => undefined),
};
