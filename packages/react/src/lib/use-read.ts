import type { CachePolicy, Explanation, ReadAdapter } from '@relab/client';
import type { ConfigWith, ResponseWith, TypedReadAdapter } from '@relab/client/schema';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './provider.tsx';
import { type ReadView, readView, type View } from './read-view.ts';

/** How `useRead` reads. A `select` that is declared outside the component is run again for another response only. */
export interface ReadHookOptions<Answer, Selected> {
  /** How the read uses what is cached, when the component comes: `cache-then-network` by default. */
  readonly policy?: CachePolicy;
  /** What the component needs of the response. It renders again only where this is another; equal objects are the same. */
  readonly select?: (answer: Answer) => Selected;
  /** False reads nothing yet, as a config of null does. */
  readonly enabled?: boolean;
}

/** A component renders again only for those of these that it has looked at. */
export interface ReadResult<Data> extends View<Data> {
  /** Asks the server, whatever is cached. Never rejects: a failure shows in `error`. */
  readonly refresh: () => Promise<void>;
  /** Where the data came from, how old it is, when it expires, and why it was served or requested. */
  readonly explain: () => Explanation | undefined;
}

/**
 * Reads, and renders again when what was read has changed. Null reads nothing yet (state `Unfulfilled`), and so does
 * a config that is wrong. On a server it shows what is cached and sends no request.
 */
export function useRead<
  Config,
  Answer,
  const Fields extends readonly string[] = [],
  const Optional extends readonly string[] = [],
  Selected = ResponseWith<Answer, Fields, Optional>,
>(
  adapter: TypedReadAdapter<Config, Answer>,
  config: ConfigWith<Config, Fields, Optional> | null,
  options?: ReadHookOptions<ResponseWith<Answer, Fields, Optional>, Selected>,
): ReadResult<Selected>;
export function useRead<Config, Answer, Selected = Answer>(
  adapter: ReadAdapter<Config, Answer>,
  config: Config | null,
  options?: ReadHookOptions<Answer, Selected>,
): ReadResult<Selected>;
export function useRead(
  adapter: ReadAdapter<never, unknown>,
  config: unknown,
  { policy, select, enabled = true }: ReadHookOptions<never, unknown> = {},
): ReadResult<unknown> {
  const client = useClient();
  const source = config === null || !enabled ? undefined : adapter.source(client, config as never);
  const read = useMemo(() => readView<unknown>(client, source, policy), [client, source, policy]);
  const view = read.render(select as ((answer: unknown) => unknown) | undefined);
  useSyncExternalStore(read.subscribe, read.current, read.current);
  return useMemo(() => {
    const refresh = async () => {
      await source?.refresh().catch(() => {});
    };
    return resultOf(read, view, { refresh, explain: () => source?.explain() });
  }, [source, read, view]);
}

/** Tells what the component looks at. */
function resultOf(
  { lookAt }: ReadView<unknown>,
  view: View<unknown>,
  calls: Pick<ReadResult<unknown>, 'refresh' | 'explain'>,
): ReadResult<unknown> {
  const looked = <Member extends keyof View<unknown>>(member: Member): View<unknown>[Member] => {
    lookAt(member);
    return view[member];
  };
  return {
    ...calls,
    get state() {
      return looked('state');
    },
    get data() {
      return looked('data');
    },
    get error() {
      return looked('error');
    },
    get isLoading() {
      return looked('isLoading');
    },
  };
}
