import type { RecordRepresentation } from '@relab/contract/records';
import type { Snapshot } from '@relab/store';
import type { ReadAdapter } from '../adapters/read-methods.ts';
import type { Client } from '../client/client.ts';
import type { CachePolicy, ReadSettings } from '../client/policy.ts';
import type { Source } from '../client/source.ts';
import type { AnyField, FactsOf } from './field.ts';
import type { RecordOf } from './typed-record.ts';

type Names = readonly string[];

/** A response in which every record is the given one. */
type WithRecords<Data, Record> = Data extends RecordRepresentation
  ? Record
  : Data extends readonly unknown[] | object
    ? { [Name in keyof Data]: WithRecords<Data[Name], Record> }
    : Data;

/** The result of a read of these fields; the untyped one where all of them are plain texts. */
export type ResponseWith<Data, Fields extends Names, Optional extends Names> = [
  Extract<Fields[number] | Optional[number], AnyField>,
] extends [never]
  ? Data
  : WithRecords<Data, RecordOf<Fields[number], Optional[number]>>;

type IsUnion<Each, All = Each> = Each extends unknown ? ([All] extends [Each] ? false : true) : never;

type OneObject<Fields extends Names, Optional extends Names> =
  true extends IsUnion<FactsOf<Fields[number] | Optional[number]>['apiName']>
    ? 'All fields of one read belong to one object.'
    : unknown;

/** A config, with what its fields are. */
export type ConfigWith<Config, Fields extends Names, Optional extends Names> = Omit<
  Config,
  'fields' | 'optionalFields'
> & {
  readonly fields?: (Fields & OneObject<Fields, []>) | undefined;
  readonly optionalFields?: (Optional & OneObject<Fields, Optional>) | undefined;
};

/** A read that knows what it answers from the fields that it is requested; a `ReadAdapter` to everybody else. */
export interface TypedReadAdapter<Config, Data>
  extends Omit<ReadAdapter<Config, Data>, 'observe' | 'peek' | 'refresh' | 'source'> {
  <const Fields extends Names = [], const Optional extends Names = []>(
    client: Client,
    config: ConfigWith<Config, Fields, Optional>,
    settings?: ReadSettings,
  ): Promise<ResponseWith<Data, Fields, Optional>>;
  observe<const Fields extends Names = [], const Optional extends Names = []>(
    client: Client,
    config: ConfigWith<Config, Fields, Optional>,
    listener: (snapshot: Snapshot<ResponseWith<Data, Fields, Optional>>) => void,
    policy?: CachePolicy,
  ): () => void;
  peek<const Fields extends Names = [], const Optional extends Names = []>(
    client: Client,
    config: ConfigWith<Config, Fields, Optional>,
  ): Snapshot<ResponseWith<Data, Fields, Optional>>;
  refresh<const Fields extends Names = [], const Optional extends Names = []>(
    client: Client,
    config: ConfigWith<Config, Fields, Optional>,
  ): Promise<ResponseWith<Data, Fields, Optional>>;
  source<const Fields extends Names = [], const Optional extends Names = []>(
    client: Client,
    config: ConfigWith<Config, Fields, Optional>,
  ): Source<ResponseWith<Data, Fields, Optional>> | undefined;
}

/** The same adapter: what a server answers has the fields that it was requested. */
// @__NO_SIDE_EFFECTS__
export function typedRead<Config, Data>(adapter: ReadAdapter<Config, Data>): TypedReadAdapter<Config, Data> {
  return adapter as TypedReadAdapter<Config, Data>;
}
