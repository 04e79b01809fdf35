import { describedCalls } from '@relab/contract/server';
import type { TestEngine } from '@relab/database/testing';
import {
  countStatements,
  type TestBrowser,
  type TestResponse,
  type TestServer,
  testServer,
  uiApi,
} from '@relab/test-server';
import { expect } from 'vitest';
import { labObjects } from '../objects/lab.fixture.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';

interface Collection {
  readonly count: number;
  readonly records: ResponseRecord[];
  readonly currentPageUrl: string | null;
  readonly nextPageToken: string;
  readonly nextPageUrl: string | null;
  readonly previousPageUrl: string | null;
}

export interface ResponseRecord {
  readonly id: string;
  readonly apiName: string;
  readonly eTag: string;
  readonly weakEtag: number;
  readonly recordTypeId: string;
  readonly systemModstamp: string;
  readonly fields: Record<string, { value: unknown; displayValue: unknown }>;
  readonly childRelationships: Record<string, Collection>;
}

/** Checks a response against the contract's schema for its call and status. */
export function expectValidResponse(callId: string, { status, body }: TestResponse): void {
  const declared = describedCalls.find(({ call }) => call.id === callId);
  expect(declared?.responses[status]?.safeParse(body).error).toBeUndefined();
}

type Person = TestBrowser & { readonly person: { readonly userId: string; readonly accountId: string } };

export interface LabServer {
  readonly shop: TestServer;
  readonly clerk: Person;
  readonly seller: Person;
  readonly buyer: Person;
  /** The body of the created record; fails the test where it was not created. */
  create(apiName: string, fields: object, by?: TestBrowser): Promise<ResponseRecord>;
  patch(
    id: string,
    fields: object,
    headers?: Record<string, string>,
    by?: TestBrowser,
  ): Promise<TestResponse>;
  read(id: string, query: string, by?: TestBrowser): Promise<TestResponse>;
  batch(operations: unknown, allOrNone?: boolean, by?: TestBrowser): Promise<TestResponse>;
  /** Statements of a call beyond the one that finds the principal. */
  statements(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

export async function labServer(
  engine: TestEngine,
  declared: readonly ObjectDeclaration[] = labObjects,
): Promise<LabServer> {
  const shop = await testServer(engine, { declared });
  const clerk = await shop.signedIn('clerk@example.com', ['clerk']);
  const seller = await shop.signedIn('seller@example.com', ['seller']);
  const buyer = await shop.signedIn('buyer@example.com');
  return {
    shop,
    clerk,
    seller,
    buyer,
    async create(apiName, fields, by = clerk) {
      const { status, body } = await by.post(`${uiApi}/records`, { apiName, fields });
      expect({ status, body }).toMatchObject({ status: 201 });
      return body as ResponseRecord;
    },
    patch: (id, fields, headers = {}, by = clerk) =>
      by.send('PATCH', `${uiApi}/records/${id}`, { fields }, headers),
    read: (id, query, by = clerk) => by.get(`${uiApi}/records/${id}?${query}`),
    batch: (operations, allOrNone, by = clerk) =>
      by.post(`${uiApi}/records/batch`, {
        operations,
        ...(allOrNone === undefined ? {} : { allOrNone }),
      }),
    statements: async (work) => (await countStatements(shop.database, work)) - 1,
    close: () => shop.close(),
  };
}

/** The codes of a write that failed, by field. */
export function problemsOf({ body }: TestResponse): Record<string, string[]> {
  const { output } = body as {
    output: { errors: { errorCode: string }[]; fieldErrors: Record<string, { errorCode: string }[]> };
  };
  const found = Object.fromEntries(
    Object.entries(output.fieldErrors).map(([field, list]) => [field, list.map((one) => one.errorCode)]),
  );
  return output.errors.length > 0 ? { ...found, '': output.errors.map((one) => one.errorCode) } : found;
}
