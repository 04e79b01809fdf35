import { createContext, type ReactNode, useContext } from 'react';
import { isValidPageReference, safeHref } from '../link/link-validity.ts';
import type { PageReference } from '../link/page-reference.ts';

/** The port through which blocks learn addresses. The site supplies its route table; blocks know no path. */
export interface Navigation {
  /** The address of a page, or undefined when the site has no such page. Web pages need not be answered. */
  hrefOf(reference: PageReference): string | undefined;
}

const nowhere: Navigation = { hrefOf: () => undefined };

const NavigationContext = createContext<Navigation>(nowhere);

export function NavigationProvider({
  value,
  children,
}: {
  value: Navigation;
  children: ReactNode;
}): ReactNode {
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}

/** S-087, S-179: the address that a page reference opens here; undefined when it is invalid, unsafe or unknown. */
export function useHref(reference: PageReference | undefined): string | undefined {
  const navigation = useNavigation();
  if (reference === undefined || !isValidPageReference(reference)) return undefined;
  const href =
    reference.type === 'standard__webPage' ? reference.attributes.url : navigation.hrefOf(reference);
  return href === undefined ? undefined : safeHref(href);
}
