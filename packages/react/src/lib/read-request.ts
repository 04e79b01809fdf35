import { type Client, ClientError, type ReadAdapter, type Source } from '@relab/client';

/** Any adapter that reads. */
export type AnyReadAdapter = Pick<ReadAdapter<never, unknown>, 'id' | 'source'>;

/** A read and its config. */
export type ReadRequest = readonly [adapter: AnyReadAdapter, config: unknown];

/** A read with a config that fits it. */
type FittingRead<Read> = Read extends readonly [infer Adapter, unknown]
  ? Adapter extends ReadAdapter<infer Config, unknown>
    ? readonly [Adapter, Config]
    : Read
  : never;

/** Reads, each with a config that fits it. */
export type FittingReads<Reads extends readonly ReadRequest[]> = Reads & {
  readonly [At in keyof Reads]: FittingRead<Reads[At]>;
};

/** The read as an object. Throws a ClientError with the code INVALID_CONFIG for a config that is wrong. */
export function sourceOf(client: Client, [adapter, config]: ReadRequest): Source<unknown> {
  const source = adapter.source(client, config as never);
  if (source) return source;
  const message = `Invalid config for "${adapter.id}".`;
  throw new ClientError(400, 'Bad Request', [{ errorCode: 'INVALID_CONFIG', message }]);
}
