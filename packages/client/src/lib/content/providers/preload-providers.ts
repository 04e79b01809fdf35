import type { PageProvider } from './page-provider.ts';

/** S-254: a provider that failed; `url` is what was requested, where that is known. */
export interface ProviderFailure {
  readonly name: string;
  readonly url?: string | undefined;
  readonly reason: string;
}

/** What each provider answers, by its name. */
export type ProvidedData<Providers extends Readonly<Record<string, PageProvider>>> = {
  readonly [Name in keyof Providers]: Awaited<ReturnType<Providers[Name]['load']>>;
};

/** C-186, S-255: some providers failed. The message is their list as JSON, for logs and for programs. */
export class ProvidersFailed extends Error {
  override readonly name = 'ProvidersFailed';
  readonly failures: readonly ProviderFailure[];
  /** What the others have answered, for a page that is shown all the same; null for those that failed. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What each of the failures was thrown as, in their order. */
  readonly causes: readonly unknown[];

  constructor(
    failures: readonly ProviderFailure[],
    data: Readonly<Record<string, unknown>>,
    causes: readonly unknown[] = [],
  ) {
    super(JSON.stringify(failures));
    this.failures = failures;
    this.data = data;
    this.causes = causes;
  }
}

/** Asks all providers of a page at once, and waits for all. Rejects with `ProvidersFailed` where one fails. */
export async function preloadProviders<const Providers extends Readonly<Record<string, PageProvider>>>(
  providers: Providers,
): Promise<ProvidedData<Providers>> {
  const failures: ProviderFailure[] = [];
  const causes: unknown[] = [];
  const loaded = await Promise.all(
    Object.entries(providers).map(async ([name, provider]): Promise<[string, unknown]> => {
      try {
        return [name, await provider.load()];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        causes.push(error);
        failures.push({ name, url: provider.url, reason });
        return [name, null];
      }
    }),
  );
  const data = Object.fromEntries(loaded);
  if (failures.length > 0) throw new ProvidersFailed(failures, data, causes);
  return data as ProvidedData<Providers>;
}
