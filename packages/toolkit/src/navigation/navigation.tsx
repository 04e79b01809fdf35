import { createContext, type ReactNode, useContext } from 'react';
import { isValidPageReference, safeHref } from '../page-reference/link-validity.ts';
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

/** S-087, S-179: the address that a page reference opens on this site; undefined when it is invalid, unsafe or unknown. */
export function hrefOf(navigation: Navigation, reference: PageReference): string | undefined {
  if (!isValidPageReference(reference)) return undefined;
  const href =
    reference.type === 'standard__webPage' ? reference.attributes.url : navigation.hrefOf(reference);
  return href === undefined ? undefined : safeHref(href);
}

/** The same for the site around the component. */
export function useHref(reference: PageReference | undefined): string | undefined {
  const navigation = useNavigation();
  return reference && hrefOf(navigation, reference);
}
