import type { ReadAdapter } from '@relab/client';
import { useRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useState } from 'react';
import { ReadError } from './read-state.tsx';
import * as texts from './texts.ts';

interface PageOf {
  readonly nextPageToken: string | null;
}

export interface ReadPagesProps<Config extends object, Answer extends PageOf> {
  readonly read: ReadAdapter<Config & { readonly pageToken?: string }, Answer>;
  readonly config: Config;
  readonly children: (pages: readonly Answer[]) => ReactNode;
}

/** One page after the other, each a read of its own: what is written anew shows in all of them. */
export function ReadPages<Config extends object, Answer extends PageOf>(
  props: ReadPagesProps<Config, Answer>,
): ReactNode {
  const [tokens, setTokens] = useState<readonly string[]>([]);
  return <Pages {...props} tokens={tokens} before={[]} onMore={(token) => setTokens([...tokens, token])} />;
}

interface PagesProps<Config extends object, Answer extends PageOf> extends ReadPagesProps<Config, Answer> {
  readonly tokens: readonly string[];
  readonly before: readonly Answer[];
  readonly onMore: (token: string) => void;
}

function Pages<Config extends object, Answer extends PageOf>(props: PagesProps<Config, Answer>): ReactNode {
  const { read, config, children, tokens, before, onMore } = props;
  const pageToken = before.at(-1)?.nextPageToken ?? undefined;
  const { data, error, refresh } = useRead(read, { ...config, ...(pageToken ? { pageToken } : {}) });
  if (!data)
    return (
      <>
        {before.length > 0 && children(before)}
        {error ? (
          <ReadError error={error} onRetry={refresh} />
        ) : (
          <Loading>
            <Skeleton lines={6} />
          </Loading>
        )}
      </>
    );
  const pages = [...before, data];
  const { nextPageToken } = data;
  if (pages.length <= tokens.length && nextPageToken !== null)
    return <Pages {...props} before={pages} key={nextPageToken} />;
  return (
    <>
      {children(pages)}
      {nextPageToken !== null && (
        <ActionButton type="button" variant="secondary" onClick={() => onMore(nextPageToken)}>
          {texts.showMore}
        </ActionButton>
      )}
    </>
  );
}
