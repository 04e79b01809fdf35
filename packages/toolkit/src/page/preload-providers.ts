import type { Scope } from './data-expression.ts';
import { loadProviders, type ProviderFailure, type ProviderLoader } from './load-providers.ts';

/** S-255: providers that could not be asked. The message is their list as JSON, for logs and for whoever reads it again. */
export class ProvidersFailed extends Error {
  readonly failures: readonly ProviderFailure[];

  constructor(failures: readonly ProviderFailure[]) {
    super(JSON.stringify(failures));
    this.failures = failures;
  }
}

/** As `loadProviders`, for whoever cannot go on without one of them: rejects with `ProvidersFailed`. */
export async function preloadProviders(
  providers: unknown,
  loaders: Readonly<Record<string, ProviderLoader>>,
): Promise<Scope> {
  const { data, failures } = await loadProviders(providers, loaders);
  if (failures.length > 0) throw new ProvidersFailed(failures);
  return data;
}
