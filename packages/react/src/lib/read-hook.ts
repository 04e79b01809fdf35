import type { ReadAdapter } from '@relab/client';
import type { ConfigWith, ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { type ReadHookOptions, type ReadResult, useRead } from './use-read.ts';
import { useSuspendingRead } from './use-suspending-read.ts';

type Names = readonly string[];

/** `useRead` of one adapter. */
export type ReadHook<Config, Data> = <Selected = Data>(
  config: Config | null,
  options?: ReadHookOptions<Data, Selected>,
) => ReadResult<Selected>;

/** The same of one that knows its response from the fields that it is requested. */
export type TypedReadHook<Config, Data> = <
  const Fields extends Names = [],
  const Optional extends Names = [],
  Selected = ResponseWith<Data, Fields, Optional>,
>(
  config: ConfigWith<Config, Fields, Optional> | null,
  options?: ReadHookOptions<ResponseWith<Data, Fields, Optional>, Selected>,
) => ReadResult<Selected>;

/** `useSuspendingRead` of one adapter. */
export type SuspendingHook<Config, Data> = (config: Config) => Data;

/** The same of one that knows its response from the fields that it is requested. */
export type TypedSuspendingHook<Config, Data> = <
  const Fields extends Names = [],
  const Optional extends Names = [],
>(
  config: ConfigWith<Config, Fields, Optional>,
) => ResponseWith<Data, Fields, Optional>;

/** The hook of a read: `const useRecord = readHook(getRecord)`. */
// @__NO_SIDE_EFFECTS__
export function readHook<Config, Data>(adapter: TypedReadAdapter<Config, Data>): TypedReadHook<Config, Data>;
export function readHook<Config, Data>(adapter: ReadAdapter<Config, Data>): ReadHook<Config, Data>;
export function readHook(adapter: ReadAdapter<never, unknown>): ReadHook<never, unknown> {
  return (config, options) => useRead(adapter, config, options);
}

/** The hook of a read that suspends: `const useSuspendingRecord = suspendingHook(getRecord)`. */
// @__NO_SIDE_EFFECTS__
export function suspendingHook<Config, Data>(
  adapter: TypedReadAdapter<Config, Data>,
): TypedSuspendingHook<Config, Data>;
export function suspendingHook<Config, Data>(
  adapter: ReadAdapter<Config, Data>,
): SuspendingHook<Config, Data>;
export function suspendingHook(adapter: ReadAdapter<never, unknown>): SuspendingHook<never, unknown> {
  return (config) => useSuspendingRead(adapter, config);
}
