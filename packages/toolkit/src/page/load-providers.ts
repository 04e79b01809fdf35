import { readText } from '../settings/kinds.ts';
import type { Scope } from './data-expression.ts';
import { type Fields, isFields } from './fields.ts';

/**
 * Asks for the data of one provider, told by attributes as the view holds them, unchecked. What it answers is what expressions
 * name by the provider's name.
 */
export type ProviderLoader = (attributes: Fields) => Promise<unknown>;

/** S-254: a provider that could not be asked; `url` is what was asked for, where that is known. */
export interface ProviderFailure {
  readonly name: string;
  readonly url?: string | undefined;
  readonly reason: string;
}

export interface ProviderData {
  readonly data: Scope;
  readonly failures: readonly ProviderFailure[];
}

function failureOf(name: string, error: unknown): ProviderFailure {
  const reason = error instanceof Error ? error.message : String(error);
  const url = isFields(error) && typeof error.url === 'string' ? error.url : undefined;
  return { name, url, reason };
}

/**
 * Asks all providers of a page view at once. One that fails, or that nobody can load, is null to expressions and stands among
 * the failures: a page is shown whatever is missing of it. Not trusted: `providers` is what a view holds.
 */
export async function loadProviders(
  providers: unknown,
  loaders: Readonly<Record<string, ProviderLoader>>,
): Promise<ProviderData> {
  const failures: ProviderFailure[] = [];
  const load = async ([name, provider]: [string, unknown]): Promise<[string, unknown]> => {
    try {
      const { definition, attributes } = isFields(provider) ? provider : {};
      const kind = readText(definition);
      const loader = Object.hasOwn(loaders, kind) ? loaders[kind] : undefined;
      if (loader === undefined) throw new Error(`There is no data provider "${kind}".`);
      return [name, await loader(isFields(attributes) ? attributes : {})];
    } catch (error) {
      failures.push(failureOf(name, error));
      return [name, null];
    }
  };
  const loaded = isFields(providers) ? await Promise.all(Object.entries(providers).map(load)) : [];
  return { data: Object.fromEntries(loaded), failures };
}
