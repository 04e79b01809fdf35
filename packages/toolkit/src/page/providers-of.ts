import { readText } from '../settings/kinds.ts';
import { type Fields, isFields } from './fields.ts';

/** A data source that a page view is bound to; it is requested when `load` is called. */
export interface ViewProvider {
  readonly url?: string | undefined;
  readonly load: () => Promise<unknown>;
}

/** Makes a provider from the attributes that a view holds, unchecked, and from the name that its expressions call it. */
export type ProviderFactory = (attributes: Fields, name: string) => ViewProvider;

/**
 * What a page view is bound to, by name. One of an unknown kind is there, too, and fails as it is loaded. Not trusted: `providers` is
 * what a view holds as its `dataProviders`.
 */
export function providersOf(
  providers: unknown,
  factories: Readonly<Record<string, ProviderFactory>>,
): Readonly<Record<string, ViewProvider>> {
  if (!isFields(providers)) return {};
  const made = Object.entries(providers).map(([name, provider]): [string, ViewProvider] => {
    const { definition, attributes } = isFields(provider) ? provider : {};
    const kind = readText(definition);
    const make = Object.hasOwn(factories, kind) ? factories[kind] : undefined;
    if (make) return [name, make(isFields(attributes) ? attributes : {}, name)];
    return [name, { load: () => Promise.reject(new Error(`There is no data provider "${kind}".`)) }];
  });
  return Object.fromEntries(made);
}
