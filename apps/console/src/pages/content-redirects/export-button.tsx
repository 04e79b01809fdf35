import { getSpaceRedirects } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { csvLine } from '../../bulk/csv-text.ts';
import { saveFile } from '../../bulk/save-file.ts';
import { useToast } from '../../ui/toast.tsx';
import { redirectHeaders } from './redirect-file.ts';
import * as texts from './texts.ts';

const pageSize = 1000;

/** All redirects of a space as a file that can be imported again. */
export function ExportButton({ space }: { readonly space: ContentSpace }): ReactNode {
  const client = useClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const lines = [csvLine(redirectHeaders)];
      for (let pageToken: string | undefined; ; ) {
        const page = await getSpaceRedirects(client, {
          ...{ contentSpaceId: space.id, pageSize },
          ...(pageToken === undefined ? {} : { pageToken }),
        });
        for (const { urlAlias, content, leadsTo, language } of page.redirects)
          lines.push(csvLine([urlAlias, content?.contentKey ?? leadsTo ?? '', language]));
        if (page.nextPageToken === null) break;
        pageToken = page.nextPageToken;
      }
      saveFile(`${texts.title(space.name)}.csv`, lines);
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <ActionButton type="button" variant="secondary" busy={isBusy} onClick={() => void save()}>
      {texts.exportAll}
    </ActionButton>
  );
}
