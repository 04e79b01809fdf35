import { describedCalls } from '@relab/contract/server';
import { type CommerceTarget, commerceCases } from './lib/commerce-cases.ts';
import { type ConformanceCase, createRequester, type Fetch } from './lib/request.ts';

/**
 * What every shop that keeps the contract does, as cases for any test runner. `fetch` is one browser's: it keeps the
 * cookies that it is given. The cases share that browser's cart, so they run one after another.
 */
export function commerceConformance(
  fetch: Fetch,
  options: CommerceTarget & {
    readonly baseUrl: string;
    readonly headers?: Readonly<Record<string, string>>;
  },
): readonly ConformanceCase[] {
  const { baseUrl, headers = {} } = options;
  return commerceCases(createRequester(fetch, { baseUrl, headers, answers: describedCalls }), options);
}
