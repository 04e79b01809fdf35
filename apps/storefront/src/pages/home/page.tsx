import { isFields } from '@relab/toolkit/page';
import { authoredHead } from '../../document/authored-head.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { blockStyles } from '../../view/block-styles.ts';
import { loadAnew } from '../../view/load-anew.ts';
import { loadView } from '../../view/load-view.ts';
import { viewHead } from '../../view/view-head.ts';
import { fallbackView } from './fallback-view.ts';
import { isHomeView } from './home-blocks.ts';
import { HomeView } from './home-view.tsx';
import * as texts from './texts.ts';

/** The home page is a view that is stored as content; here stands only where to find it. */
export const page = definePage(routes.home, {
  name: 'Home',
  isStatic: true,
  async load(context) {
    const loaded = await loadView(context, context.settings.homeView, fallbackView);
    if (import.meta.env.SSR) return loaded;
    return isHomeView(loaded.view) ? loaded : await loadAnew();
  },
  head: (loaded) => {
    const style = import.meta.env.SSR ? blockStyles(loaded.view) : undefined;
    const head = { ...viewHead(loaded), ...(style && { style }) };
    // S-022: the view's title stays; the document's is for readers outside of the site, unless an author gave it one.
    const title = head.title === texts.title ? texts.documentTitle : head.title;
    const { view } = loaded;
    const { canonical } = authoredHead(isFields(view) ? view.head : undefined);
    return { ...head, title, canonical: canonical ?? hrefOf(routes.home) };
  },
  View: HomeView,
});
