import { ClientError } from '@relab/client';
import { getContentType } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { useEffect } from 'react';

/**
 * Reads a content's type again once the server has rejected what was written: it may have been changed under the open form. What
 * is typed stays, and stands in the form of the new schema.
 */
export function useRenewedType(
  { contentSpace: { id: contentSpaceId }, contentType }: ContentDocument,
  isRejected: boolean,
): void {
  const client = useClient();
  const { fullyQualifiedName: contentTypeFQN } = contentType;
  useEffect(() => {
    if (!isRejected) return;
    getContentType.refresh(client, { contentSpaceId, contentTypeFQN }).catch((error: unknown) => {
      // What was rejected is shown already, with the reason.
      if (!(error instanceof ClientError)) throw error;
    });
  }, [client, contentSpaceId, contentTypeFQN, isRejected]);
}
