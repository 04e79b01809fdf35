import type { ReadAdapter } from '@relab/client';
import type { ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { use } from 'react';
import { useReadPromises } from './use-read-promises.ts';

type AnyAdapter = Pick<ReadAdapter<never, unknown>, 'id' | 'source'>;

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

/** A read with a config that fits it. */
type Fitting<Read> = Read extends readonly [infer Adapter, unknown]
  ? Adapter extends ReadAdapter<infer Config, unknown>
    ? readonly [Adapter, Config]
    : Read
  : never;

/**
 * Several answers, `useSuspendingReads([[getRecord, { … }], [getObjectInfo, { … }]])`: all are requested before the
 * component suspends, so it waits as long as for the slowest. Otherwise as `useSuspendingRead`.
 */
export function useSuspendingReads<const Reads extends readonly (readonly [AnyAdapter, unknown])[]>(
  reads: Reads & { readonly [At in keyof Reads]: Fitting<Reads[At]> },
): { readonly [At in keyof Reads]: DataOf<Reads[At]> };
export function useSuspendingReads(reads: readonly (readonly [AnyAdapter, unknown])[]): readonly unknown[] {
  return useReadPromises(reads).map(({ promise }) => use(promise));
}
