import type { ConfigFor, ResponseFor } from '@relab/contract';
import type * as calls from '@relab/contract/records';
import type { Client } from '../../client/client.ts';
import type { TypedReadAdapter } from '../typed-read-adapter.ts';
import type { RecordOf } from '../typed-record.ts';
import type { TypedWriteAdapter } from '../typed-write-adapter.ts';

type Read<Call extends (typeof calls)['getRecord' | 'getRecords' | 'getListRecordsByName']> =
  TypedReadAdapter<ConfigFor<Call>, ResponseFor<Call>>;
type Write<Call extends (typeof calls)['createRecord' | 'updateRecord']> = TypedWriteAdapter<
  ConfigFor<Call>,
  ResponseFor<Call>
>;

/** What a refusal is written with: typed calls of which nothing is run. */
export declare const client: Client;
export declare const id: string;
export declare const getRecord: Read<typeof calls.getRecord>;
export declare const getRecords: Read<typeof calls.getRecords>;
export declare const getListRecordsByName: Read<typeof calls.getListRecordsByName>;
export declare const createRecord: Write<typeof calls.createRecord>;
export declare const updateRecord: Write<typeof calls.updateRecord>;

/** The record that a read of these fields answers. */
export declare function read<
  const Needed extends readonly string[],
  const Wanted extends readonly string[] = [],
>(fields: Needed, optionalFields?: Wanted): RecordOf<Needed[number], Wanted[number]>;

/** True where both types are the same. */
export type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
export declare function is<Told extends true>(): Told;
