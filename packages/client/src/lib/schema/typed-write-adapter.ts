import type { WriteAdapter, WriteSettings } from '../adapters/write-adapter.ts';
import type { Client } from '../client/client.ts';
import type { Describes } from './field.ts';
import type { ObjectSpec } from './object-spec.ts';
import type { WrittenRecord } from './typed-record.ts';

/** the id stands beside the fields, or among them. */
export type Addressed<Config> = Config extends { readonly recordId: unknown; readonly fields: infer Fields }
  ? Config | (Omit<Config, 'recordId' | 'fields'> & { readonly fields: Fields & { readonly Id: string } })
  : Config;

/** A write of a record that knows what it answers from an input of a generated object. */
export interface TypedWriteAdapter<Config, Data> extends Omit<WriteAdapter<Config, Data>, never> {
  <Spec extends ObjectSpec = never>(
    client: Client,
    config: Addressed<Config> & Describes<Spec>,
    settings?: WriteSettings,
  ): Promise<[Spec] extends [never] ? Data : WrittenRecord<Spec>>;
}

/** The same adapter, for inputs made by `createInput` and `updateInput` as for plain ones. */
// @__NO_SIDE_EFFECTS__
export function typedWrite<Config, Data>(
  adapter: WriteAdapter<Config, Data>,
): TypedWriteAdapter<Config, Data> {
  return adapter as TypedWriteAdapter<Config, Data>;
}
