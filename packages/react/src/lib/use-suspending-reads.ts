import type { ReadAdapter } from '@relab/client';
import type { ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { readPromise } from './react-features.ts';
import type { FittingReads, ReadRequest } from './read-request.ts';
import { useReadPromises } from './use-read-promises.ts';

type FieldNames<Config, Member extends string> = Config extends {
  readonly [Name in Member]?: infer Names extends readonly string[] | undefined;
}
  ? Names extends readonly string[]
    ? Names
    : []
  : [];

/** What one read of a list answers. */
export type DataOf<Read> = Read extends readonly [TypedReadAdapter<infer _, infer Data>, infer Config]
  ? ResponseWith<Data, FieldNames<Config, 'fields'>, FieldNames<Config, 'optionalFields'>>
  : Read extends readonly [ReadAdapter<infer _, infer Data>, unknown]
    ? Data
    : never;

/**
 * Several answers, `useSuspendingReads([[getRecord, { … }], [getObjectInfo, { … }]])`: all are requested before the
 * component suspends, so it waits as long as for the slowest. Otherwise as `useSuspendingRead`.
 */
export function useSuspendingReads<const Reads extends readonly ReadRequest[]>(
  reads: FittingReads<Reads>,
): { readonly [At in keyof Reads]: DataOf<Reads[At]> };
export function useSuspendingReads(reads: readonly ReadRequest[]): readonly unknown[] {
  return useReadPromises(reads).map(({ promise }) => readPromise(promise));
}
