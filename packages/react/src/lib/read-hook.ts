import type { ReadAdapter } from '@relab/client';
import type { AnswerWith, ConfigWith, TypedReadAdapter } from '@relab/client/schema';
import { type ReadHookOptions, type ReadResult, useRead } from './use-read.ts';
import { useSuspendingRead } from './use-suspending-read.ts';

type Names = readonly string[];

/** `useRead` of one adapter. */
export type ReadHook<Config, Answer> = <Selected = Answer>(
  config: Config | null,
  options?: ReadHookOptions<Answer, Selected>,
) => ReadResult<Selected>;

/** The same of one that knows its answer from the fields that it is asked for. */
export type TypedReadHook<Config, Answer> = <
  const Fields extends Names = [],
  const Optional extends Names = [],
  Selected = AnswerWith<Answer, Fields, Optional>,
>(
  config: ConfigWith<Config, Fields, Optional> | null,
  options?: ReadHookOptions<AnswerWith<Answer, Fields, Optional>, Selected>,
) => ReadResult<Selected>;

/** `useSuspendingRead` of one adapter. */
export type SuspendingHook<Config, Answer> = (config: Config) => Answer;

/** The same of one that knows its answer from the fields that it is asked for. */
export type TypedSuspendingHook<Config, Answer> = <
  const Fields extends Names = [],
  const Optional extends Names = [],
>(
  config: ConfigWith<Config, Fields, Optional>,
) => AnswerWith<Answer, Fields, Optional>;

/** The hook of a read: `const useRecord = readHook(getRecord)`. */
// @__NO_SIDE_EFFECTS__
export function readHook<Config, Answer>(
  adapter: TypedReadAdapter<Config, Answer>,
): TypedReadHook<Config, Answer>;
export function readHook<Config, Answer>(adapter: ReadAdapter<Config, Answer>): ReadHook<Config, Answer>;
export function readHook(adapter: ReadAdapter<never, unknown>): ReadHook<never, unknown> {
  return (config, options) => useRead(adapter, config, options);
}

/** The hook of a read that suspends: `const useSuspendingRecord = suspendingHook(getRecord)`. */
// @__NO_SIDE_EFFECTS__
export function suspendingHook<Config, Answer>(
  adapter: TypedReadAdapter<Config, Answer>,
): TypedSuspendingHook<Config, Answer>;
export function suspendingHook<Config, Answer>(
  adapter: ReadAdapter<Config, Answer>,
): SuspendingHook<Config, Answer>;
export function suspendingHook(adapter: ReadAdapter<never, unknown>): SuspendingHook<never, unknown> {
  return (config) => useSuspendingRead(adapter, config);
}
