import { ClientError } from '@relab/client';
import { createPreviewLink } from '@relab/client/content';
import type { ContentDocument } from '@relab/contract/content';
import { autosaveVersion } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { useEffect, useState } from 'react';

export type PreviewAddress =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open';
      /** Of what is being typed. */
      readonly href: string;
      /** Of a version that was saved. */
      hrefOf(versionId: string): string;
    }
  /** Its type has no page on the site, or the site is not there. */
  | { readonly state: 'none'; readonly message: string };

/**
 * Where the site shows what its reader is writing in a content, or has saved of it: its page, opened for that version. `flag` is
 * set in its query.
 */
export function usePreviewAddress(
  { contentKey, language }: Pick<ContentDocument, 'contentKey' | 'language'>,
  flag?: string,
): PreviewAddress {
  const client = useClient();
  const [address, setAddress] = useState<PreviewAddress>({ state: 'opening' });
  useEffect(() => {
    let isCurrent = true;
    createPreviewLink(client, { contentKeyOrId: contentKey, language }).then(
      ({ previewUrl }) => {
        const { pathname } = new URL(previewUrl);
        const hrefOf = (mcVersionId: string): string =>
          `${pathname}?${new URLSearchParams({ preview: 'true', mcVersionId, ...(flag && { [flag]: 'true' }) })}`;
        if (isCurrent) setAddress({ state: 'open', href: hrefOf(autosaveVersion), hrefOf });
      },
      (error: unknown) => {
        if (!(error instanceof ClientError)) throw error;
        if (isCurrent) setAddress({ state: 'none', message: error.message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, contentKey, language, flag]);
  return address;
}
