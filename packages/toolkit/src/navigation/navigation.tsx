import { createContext, type ReactNode, useContext } from 'react';
import type { PageReference } from '../page-reference/page-reference.ts';

/** The port through which blocks learn addresses. The site supplies its route table; blocks know no path. */
export interface Navigation {
  /** The address of a page, or undefined when the site has no such page. Web pages need not be answered. */
  hrefOf(reference: PageReference): string | undefined;
  /** Path and query of the page that is shown; menus mark the links that lead to it. */
  readonly current?: string | undefined;
}

const nowhere: Navigation = { hrefOf: () => undefined };

const NavigationContext = createContext<Navigation>(nowhere);

/**
 * Tells the blocks inside which addresses the site has. Without one no link but those to web pages leads anywhere.
 */
export function NavigationProvider({
  value,
  children,
}: {
  value: Navigation;
  children: ReactNode;
}): ReactNode {
  return <NavigationContext.Provider value={value}>{children}</NavigationContext.Provider>;
}

/** Addresses as the nearest `NavigationProvider` has them, for blocks of other libraries. */
export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
