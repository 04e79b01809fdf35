import type { ContentDocument } from '@relab/contract/content';
import { useState } from 'react';
import type { Stored } from './use-draft.ts';

/** Names what the server has of a draft: another name once something else is stored, and the one before until then. */
export function useRevision(
  { managedContentVersionId }: Pick<ContentDocument, 'managedContentVersionId'>,
  stored: Stored,
): string {
  const current = `${managedContentVersionId} ${stored.state === 'stored' ? stored.at : ''}`;
  const [last, setLast] = useState(current);
  const isSettled = stored.state !== 'storing';
  if (isSettled && current !== last) setLast(current);
  return isSettled ? current : last;
}
