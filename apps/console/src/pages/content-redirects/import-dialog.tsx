import { writeSpaceRedirects } from '@relab/client/content';
import type { ContentSpace } from '@relab/contract/content';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ProgressBar } from '../../bulk/batch-dialog.tsx';
import { detectEncoding } from '../../bulk/decode-text.ts';
import { ImportFileError, maxBytes, readImportFile } from '../../bulk/import-file.ts';
import { saveFile } from '../../bulk/save-file.ts';
import { useFormats } from '../../session/use-formats.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import css from './page.module.css';
import { failureFile, type RedirectReport, redirectLines, writeLines } from './redirect-file.ts';
import * as texts from './texts.ts';

export interface ImportDialogProps {
  readonly space: ContentSpace;
  readonly onClose: () => void;
}

interface Run {
  readonly total: number;
  readonly report: RedirectReport | undefined;
  readonly isDone: boolean;
}

/** So many failures are shown; the file has all. */
const maxShown = 20;

/** Redirects from a CSV file: written some hundreds at a time, with what became of them. */
export function ImportDialog({ space, onClose }: ImportDialogProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const [problem, setProblem] = useState<string>();
  const [run, setRun] = useState<Run>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function read(file: File): Promise<void> {
    setProblem(undefined);
    if (file.size > maxBytes) return setProblem(texts.tooLarge);
    const stopper = new AbortController();
    controller.current = stopper;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const lines = redirectLines(await readImportFile(bytes, detectEncoding(bytes), ''));
      if (!lines) return setProblem(texts.noColumns);
      const total = lines.length;
      setRun({ total, report: undefined, isDone: false });
      const report = await writeLines(lines, {
        write: (part) =>
          writeSpaceRedirects(client, {
            contentSpaceId: space.id,
            redirects: part.map(({ urlAlias, target, language }) => ({
              ...{ urlAlias, target },
              ...(language === '' ? {} : { language }),
            })),
          }),
        signal: stopper.signal,
        onProgress: (progress) => setRun({ total, report: progress, isDone: false }),
        emptyLine: texts.emptyLine,
      });
      setRun({ total, report, isDone: true });
    } catch (error) {
      setRun((before) => before && { ...before, isDone: true });
      setProblem(error instanceof ImportFileError || error instanceof Error ? error.message : String(error));
    }
  }

  const { report, total = 0, isDone = false } = run ?? {};
  return (
    <ModalDialog isOpen onClose={onClose} title={texts.importTitle} size="medium">
      <div className={css.dialog}>
        {problem && <Notice tone="error" heading={problem} />}
        {!run && (
          <FileDrop
            hint={texts.dropFile}
            accept=".csv,text/csv,text/plain"
            onFiles={([file]) => file && void read(file)}
          >
            <p className="soft">{texts.fileHint}</p>
          </FileDrop>
        )}
        {run && !isDone && (
          <>
            <ProgressBar done={report?.done ?? 0} total={total} />
            <ActionButton type="button" variant="secondary" onClick={() => controller.current?.abort()}>
              {texts.stop}
            </ActionButton>
          </>
        )}
        {isDone && report && (
          <>
            <p role="status">
              {texts.report(
                formats.number(report.created),
                formats.number(report.updated),
                formats.number(report.unchanged),
                formats.number(report.failures.length),
              )}
              {report.done < total && ` ${texts.stopped(formats.number(total - report.done))}`}
            </p>
            {report.failures.length > 0 && (
              <>
                <ul className={css.failures}>
                  {report.failures.slice(0, maxShown).map(({ line, urlAlias, message }) => (
                    <li key={line}>{texts.failure(formats.number(line), urlAlias, message)}</li>
                  ))}
                </ul>
                <div>
                  <ActionButton
                    type="button"
                    variant="secondary"
                    onClick={() => saveFile(texts.failureName, failureFile(report.failures))}
                  >
                    {texts.saveFailures}
                  </ActionButton>
                </div>
              </>
            )}
          </>
        )}
      </div>
    </ModalDialog>
  );
}
