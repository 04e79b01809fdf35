import { getContentForSite } from '@relab/client/content';
import { isFields, loadProviders, ProvidersFailed, type Scope } from '@relab/toolkit/page';
import type { PageContext } from '../frame/page.ts';
import { providerLoaders } from './provider-loaders.ts';
import { siteScope } from './site-scope.ts';

/** A page that is made as data, and the data that it shows. */
export interface LoadedView {
  /** Not trusted: what an author stored. */
  readonly view: unknown;
  readonly data: Scope;
}

/**
 * The stored view, else the one that stands in for it; then everything that it is bound to. What of that could not be had is
 * left out of the page, and told of once.
 */
export async function loadView(context: PageContext, key: string, standIn: unknown): Promise<LoadedView> {
  const view = await getContentForSite(context.client, { contentKeyOrId: key }).then(
    ({ contentBody }): unknown => contentBody,
    () => standIn,
  );
  const providers = isFields(view) ? view.dataProviders : undefined;
  const { data, failures } = await loadProviders(providers, providerLoaders(context));
  if (failures.length > 0) context.log?.(new ProvidersFailed(failures));
  return { view, data: { ...data, ...siteScope(context) } };
}
