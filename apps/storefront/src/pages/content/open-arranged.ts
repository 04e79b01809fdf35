import type { PageContext } from '../../page.ts';
import { loadAnew } from '../../view/load-anew.ts';
import type { ArrangedPage, PageContent } from './page-content.ts';

/** A page of blocks. The blocks are the server's alone, so that no page of the site fetches any of their code. */
export const openArranged = async (context: PageContext, content: PageContent): Promise<ArrangedPage> =>
  import.meta.env.SSR
    ? (await import('./load-arranged.ts')).loadArranged(context, content)
    : await loadAnew();
