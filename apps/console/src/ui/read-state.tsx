import type { ClientError } from '@relab/client';
import { ReadBoundary } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import { errorText } from './error-text.ts';
import * as texts from './texts.ts';

export interface ReadErrorProps {
  readonly error: ClientError;
  readonly onRetry?: (() => void) | undefined;
}

/** What could not be read, in the server's words, and how to try again. */
export function ReadError({ error, onRetry }: ReadErrorProps): ReactNode {
  return (
    <Notice
      tone="error"
      heading={texts.loadFailed}
      nextStep={
        onRetry && (
          <ActionButton type="button" variant="secondary" onClick={onRetry}>
            {texts.tryAgain}
          </ActionButton>
        )
      }
    >
      {errorText(error)}
    </Notice>
  );
}

export interface ReadSectionProps {
  /** The box of what is to come; lines of text by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page with a loading state and an error of its own. */
export function ReadSection({ fallback = <Skeleton lines={4} />, children }: ReadSectionProps): ReactNode {
  return (
    <ReadBoundary
      fallback={<Loading label={texts.loading}>{fallback}</Loading>}
      failed={({ error, retry }) => <ReadError error={error} onRetry={retry} />}
    >
      {children}
    </ReadBoundary>
  );
}
