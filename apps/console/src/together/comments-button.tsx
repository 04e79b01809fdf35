import { ActionButton } from '@relab/toolkit/button';
import { lazy, type ReactNode, Suspense } from 'react';
import { useComments } from './comments-scope.tsx';
import * as texts from './texts.ts';

/** Opens and closes the comments beside the form. */
export function CommentsButton(): ReactNode {
  const { openCounts, isOpen, toggle } = useComments();
  const count = openCounts.reduce((sum, one) => sum + one.count, 0);
  return (
    <ActionButton type="button" variant="secondary" aria-pressed={isOpen} onClick={toggle}>
      {count === 0 ? texts.comments : texts.commentsCount(count)}
    </ActionButton>
  );
}

const Panel = lazy(async () => ({ default: (await import('./comments-panel.tsx')).CommentsPanel }));

/** The comments, where they are open. */
export function CommentsAside(): ReactNode {
  const { isOpen } = useComments();
  return (
    isOpen && (
      <Suspense>
        <Panel />
      </Suspense>
    )
  );
}
