import type { TestEngine } from '@relab/database/testing';
import { type TestBrowser, uiApi } from '@relab/test-server';
import { expect } from 'vitest';
import { expectValidResponse, type LabServer, labServer } from '../records/records.fixture.ts';

export interface Entry {
  readonly apiName: string;
  readonly operation: string;
  readonly parentId: string;
  readonly parentName: string | null;
  readonly createdById: string | null;
  readonly createdByName: string | null;
  readonly clientId: string | null;
  readonly clientName: string | null;
  readonly changes: readonly {
    readonly field: string;
    readonly oldValue: unknown;
    readonly newValue: unknown;
    readonly oldDisplayValue: string | null;
    readonly newDisplayValue: string | null;
  }[];
}

export interface HistoryPage {
  readonly records: readonly Entry[];
  readonly nextPageToken: string | null;
}

export interface DeletedPage {
  readonly records: readonly { readonly id: string; readonly name: string; readonly deletedById: string }[];
  readonly nextPageToken: string | null;
}

/** `Update Price__c 1→2`. */
export const linesOf = (entries: readonly Entry[]): string[] =>
  entries.map(({ operation, changes }) =>
    [operation, ...changes.map(({ field, oldValue, newValue }) => `${field} ${oldValue}→${newValue}`)].join(
      ' ',
    ),
  );

export interface HistoryServer extends LabServer {
  readonly administrator: TestBrowser & { readonly person: { readonly userId: string } };
  /** Newest first; fails the test where it is not answered. */
  historyOf(id: string, query?: string, by?: TestBrowser): Promise<HistoryPage>;
  everything(query?: string): Promise<HistoryPage>;
  remove(id: string, by?: TestBrowser): Promise<void>;
  deleted(apiName: string, query?: string, by?: TestBrowser): Promise<DeletedPage>;
}

export async function historyServer(engine: TestEngine): Promise<HistoryServer> {
  const lab = await labServer(engine);
  const administrator = await lab.shop.signedIn('administrator@example.com', ['administrator']);
  const read = async (call: string, path: string, by: TestBrowser): Promise<unknown> => {
    const response = await by.get(`${uiApi}/${path}`);
    expect({ path, status: response.status, body: response.body }).toMatchObject({ status: 200 });
    expectValidResponse(call, response);
    return response.body;
  };
  return {
    ...lab,
    administrator,
    historyOf: async (id, query = '', by = lab.clerk) =>
      (await read('getRecordHistory', `records/${id}/history?${query}`, by)) as HistoryPage,
    everything: async (query = '') =>
      (await read('getHistory', `history?${query}`, administrator)) as HistoryPage,
    async remove(id, by = lab.clerk) {
      expect((await by.send('DELETE', `${uiApi}/records/${id}`)).status).toBe(204);
    },
    deleted: async (apiName, query = '', by = lab.clerk) =>
      (await read('getDeletedRecords', `recycle-bin/${apiName}?${query}`, by)) as DeletedPage,
  };
}
