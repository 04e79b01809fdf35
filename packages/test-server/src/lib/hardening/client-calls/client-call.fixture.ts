import type { Client } from '@relab/client';
import { expect } from 'vitest';

/** The records of a workshop that the calls are about. */
export interface CallWorld {
  readonly account: string;
  readonly lab: string;
  readonly instrument: string;
  readonly repair: string;
  /** A record that may go. */
  readonly spare: string;
  readonly contact: string;
  readonly instrumentList: string;
  readonly recordType: string;
  readonly png: Blob;
}

/** One call as a page makes it: what it shows when it is right, and the status by which the server refuses it. */
export interface ClientCall {
  good(client: Client, world: CallWorld): Promise<unknown>;
  shows(world: CallWorld): unknown;
  /** `old` requests a version of the API that is not supported: the only possible error of some calls. */
  bad(client: Client, world: CallWorld, old: Client): Promise<unknown>;
  readonly status: number;
}

/** What a write answers that has no body. */
export const nothing: unknown = expect.toSatisfy((answer) => answer === null || answer === undefined);
export const some: unknown = expect.arrayContaining([expect.anything()]);
export const nobody = 'Nobody__c';
export const missing = 'a02000000000999AAA';
export const onPage = ['Page'];
export const list = { objectApiName: 'Instrument__c', listViewApiName: 'AllInstruments' } as const;
export const preferences = { columnWidths: { Name: 120 }, columnWrap: { Name: true } };
