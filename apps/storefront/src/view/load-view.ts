import { getContentForSite, ProvidersFailed, preloadProviders } from '@relab/client/content';
import { isUnavailable } from '@relab/pages';
import { isFields, providersOf, type Scope } from '@relab/toolkit/page';
import { seoOf } from '@relab/toolkit/seo-assistant';
import { contentLanguage } from '../language/language.ts';
import type { PageContext } from '../page.ts';
import type { ViewSeo } from './load-seo.ts';
import { providerFactories } from './provider-factories.ts';
import { siteScope } from './site-scope.ts';

/** A page that is made as data, and the data that it shows. */
export interface LoadedView {
  /** Not trusted: what an author stored. */
  readonly view: unknown;
  readonly data: Scope;
  /** Of the record or content that it shows, if any. */
  readonly seo?: ViewSeo | undefined;
}

/**
 * The stored view, else the one that stands in for it; then everything that it is bound to. Where the server is not
 * available, that is the error of the page: it would be shown as one without contents.
 */
export async function loadView(context: PageContext, key: string, fallback: unknown): Promise<LoadedView> {
  const view = await getContentForSite(context.client, {
    contentKeyOrId: key,
    language: contentLanguage,
  }).then(
    ({ contentBody }): unknown => contentBody,
    (error: unknown) => {
      if (isUnavailable(error)) throw error;
      return fallback;
    },
  );
  return await bindView(context, view);
}

/** A view, and everything that it is bound to. What of that could not be had is left out of the page, and reported once. */
export async function bindView(context: PageContext, view: unknown): Promise<LoadedView> {
  const providers = providersOf(isFields(view) ? view.dataProviders : undefined, providerFactories(context));
  const data = await preloadProviders(providers).catch((error: unknown) => {
    if (!(error instanceof ProvidersFailed)) throw error;
    const outage = error.causes.find(isUnavailable);
    if (outage) throw outage;
    context.log?.(error);
    return error.data;
  });
  const scope = { ...data, ...siteScope(context) };
  const { recordId, contentKey, urlName } = context.params;
  // C-030, C-031.
  const subject = seoOf(view, scope)?.recordId || recordId || contentKey || urlName;
  if (!subject) return { view, data: scope };
  const { loadSeo } = await import('./load-seo.ts');
  const seo = await loadSeo(context, view, scope, subject);
  return { view, data: { ...scope, ...seo.scope }, seo };
}
