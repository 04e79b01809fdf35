import { readListState } from './lists/list-state.ts';
import { matchRoute } from './routing/routes.ts';

/** The sources, below the folder of the console, whose code the page at an address begins with. */
export function pageFiles(url: URL): readonly string[] {
  const page = matchRoute(url)?.route.page;
  if (page === undefined) return [];
  const own = `src/pages/${page}/page.tsx`;
  const hasRows = page === 'list' && readListState(url).mode !== 'board';
  return hasRows ? [own, 'src/lists/list-table.tsx'] : [own];
}
