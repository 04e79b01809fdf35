import { describedCalls } from '@relab/contract/server';
import type { ConformanceOptions } from './conformance-options.ts';
import { contentCases } from './content-cases.ts';
import { errorCases } from './error-cases.ts';
import { historyCases } from './history-cases.ts';
import { recordCases } from './record-cases.ts';
import { type ConformanceCase, createRequester, type Fetch } from './request.ts';

/** What every implementation of the contract does, as cases for any test runner. */
export function conformance(fetch: Fetch, options: ConformanceOptions): readonly ConformanceCase[] {
  const { baseUrl, headers = {} } = options;
  const ask = createRequester(fetch, { baseUrl, headers, answers: describedCalls });
  return [
    ...errorCases(ask, options.record.apiName),
    ...recordCases(ask, options.record),
    ...historyCases(ask, options.record),
    ...(options.content ? contentCases(ask, options.content) : []),
  ];
}
