import { isValidPageReference, safeHref } from '../page-reference/link-validity.ts';
import type { PageReference } from '../page-reference/page-reference.ts';
import { type Navigation, useNavigation } from './navigation.tsx';

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
