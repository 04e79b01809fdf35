import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import css from './lists.module.css';
import * as texts from './texts.ts';

/** Below the rows that are there: the next ones did not come. */
export function LoadMoreFailed({
  message,
  onRetry,
}: {
  readonly message: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <p className={css.failed} role="alert">
      {texts.moreFailed} {message}
      <ActionButton type="button" variant="secondary" onClick={onRetry}>
        {texts.tryAgain}
      </ActionButton>
    </p>
  );
}
