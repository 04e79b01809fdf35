import { getFormSubmissions } from '@relab/client/content';
import type { FormSubmissions } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../bulk/save-file.ts';
import { useFormats } from '../../session/use-formats.ts';
import { useToast } from '../../ui/toast.tsx';
import { answerLines } from './answers-csv.ts';
import * as texts from './texts.ts';

/** More are not put into one file in the browser. */
const maxAnswers = 5_000;
const pageSize = 250;

export interface DownloadAnswersProps {
  readonly contentKeyOrId: string;
  readonly title: string;
}

/** All answers as a file for a spreadsheet. */
export function DownloadAnswers({ contentKeyOrId, title }: DownloadAnswersProps): ReactNode {
  const client = useClient();
  const toast = useToast();
  const formats = useFormats();
  const [isBusy, setBusy] = useState(false);
  async function download(): Promise<void> {
    setBusy(true);
    try {
      const all: FormSubmissions['submissions'][number][] = [];
      for (let page = 0; all.length < maxAnswers; page++) {
        const read = await getFormSubmissions(client, { contentKeyOrId, page, pageSize });
        all.push(...read.submissions);
        if (read.nextPageUrl === null) break;
        if (all.length >= maxAnswers)
          toast({ text: texts.downloadIsCut(formats.number(maxAnswers)), tone: 'info' });
      }
      saveFile(`${title}.csv`, [...answerLines(all, texts.csv)]);
    } catch (error) {
      toast({ text: error instanceof Error ? error.message : String(error), tone: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <ActionButton type="button" variant="secondary" busy={isBusy} onClick={() => void download()}>
      {texts.download}
    </ActionButton>
  );
}
