import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { RelabDevtoolsProps } from './relab-devtools.tsx';

// Written so that bundlers for production drop the import with all that it needs.
const Devtools =
  process.env.NODE_ENV === 'production'
    ? undefined
    : lazy(() => import('./relab-devtools.tsx').then((loaded) => ({ default: loaded.RelabDevtools })));

/**
 * A small button in the corner, which opens a look inside the client: its records and who observes them, its reads and why
 * they were served or requested, its requests, what changed and what was evicted. It only reads, but for its button that
 * requests again. Loaded once the page is there; in a build for production it is nothing, so it may stay in the page.
 */
export function RelabDevtools(props: RelabDevtoolsProps): ReactNode {
  // Not while a server renders, nor in the first rendering of the browser, which has to be the same.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!Devtools || !isMounted) return null;
  return (
    <Suspense>
      <Devtools {...props} />
    </Suspense>
  );
}
