import { describedCalls } from '@relab/contract/server';
import { type ConformanceCase, createAsk, type Fetch } from './ask.ts';
import { contentCases } from './content-cases.ts';
import { errorCases } from './error-cases.ts';
import { recordCases } from './record-cases.ts';

export interface ConformanceOptions {
  readonly baseUrl: string;
  /** Sent with every request: the credentials of somebody who may create, change and delete the records below. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A kind of record to try: the fields of a new one, and a change to one text field. */
  readonly record: {
    readonly apiName: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly change: Readonly<Record<string, string>>;
    readonly listView: string;
  };
  /** Published content to read, where there is any. */
  readonly content?: {
    readonly siteId: string;
    readonly contentKey: string;
    readonly collectionKey: string;
    /** The developer name of a menu with an item, where there is one. */
    readonly menu?: string;
  };
}

/** What every implementation of the contract does, as cases for any test runner. */
export function conformance(fetch: Fetch, options: ConformanceOptions): readonly ConformanceCase[] {
  const { baseUrl, headers = {} } = options;
  const ask = createAsk(fetch, { baseUrl, headers, answers: describedCalls });
  return [
    ...errorCases(ask, options.record.apiName),
    ...recordCases(ask, options.record),
    ...(options.content ? contentCases(ask, options.content) : []),
  ];
}
