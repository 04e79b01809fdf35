import type { HrefOf } from './href.ts';
import type { ReferencedRoute } from './route.ts';

/** The address that a page reference means, by the first route that knows it. */
export function referenceToHref<Reference>(
  routes: Readonly<Record<string, ReferencedRoute<Reference>>>,
  reference: Reference,
  hrefOf: HrefOf,
): string | undefined {
  for (const entry of Object.values(routes)) {
    const params = entry.toParams(reference);
    if (params) return hrefOf<'/:any'>(entry as { readonly pattern: '/:any' }, params as { any: string });
  }
  return undefined;
}
