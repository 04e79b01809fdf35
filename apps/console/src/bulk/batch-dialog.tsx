import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useRef, useState } from 'react';
import { locale } from '../language/language.ts';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import type { BatchResult } from './batch-run.ts';
import css from './bulk.module.css';
import { csvLine } from './csv-text.ts';
import { saveFile } from './save-file.ts';
import * as texts from './texts.ts';

const count = (number: number): string => number.toLocaleString(locale);

/** The progress of a run. */
export interface RunProgress {
  readonly done: number;
  /** Undefined while it is unknown. */
  readonly total: number | undefined;
}

export interface BatchRunner {
  readonly progress: RunProgress | undefined;
  readonly results: readonly BatchResult[] | undefined;
  /** Records that were meant, of which some may not have been begun. */
  readonly total: number;
  readonly start: (
    run: (signal: AbortSignal, onProgress: (progress: RunProgress) => void) => Promise<BatchOutcome>,
  ) => Promise<void>;
  readonly stop: () => void;
  readonly problem: string | undefined;
}

export interface BatchOutcome {
  readonly results: readonly BatchResult[];
  readonly total: number;
}

/** A run over many records, which can be stopped. */
export function useBatchRunner(): BatchRunner {
  const [progress, setProgress] = useState<RunProgress>();
  const [outcome, setOutcome] = useState<BatchOutcome>();
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  return {
    progress,
    results: outcome?.results,
    total: outcome?.total ?? 0,
    problem,
    stop: () => controller.current?.abort(),
    async start(run) {
      controller.current = new AbortController();
      setProblem(undefined);
      setProgress({ done: 0, total: undefined });
      try {
        setOutcome(await run(controller.current.signal, setProgress));
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
      } finally {
        setProgress(undefined);
      }
    },
  };
}

interface RunViewProps {
  readonly title: string;
  readonly runner: BatchRunner;
  readonly onClose: () => void;
  /** A file of what was not done; the results as they are by default. */
  readonly onDownload?: (() => void) | undefined;
}

const maxShown = 100;

/** How far a run is, and then what became of each record. */
export function RunDialog({ title, runner, onClose, onDownload }: RunViewProps): ReactNode {
  const { progress, results = [], total, stop } = runner;
  const failed = results.filter(({ error }) => error !== undefined);
  const left = total - results.length;
  const download = (): void =>
    saveFile(`${title}.csv`, [
      csvLine([texts.record, 'ID', texts.why]),
      ...failed.map(({ item, error = '' }) => csvLine([item.label, item.id ?? '', error])),
    ]);
  return (
    <ModalDialog
      isOpen
      size="medium"
      title={title}
      onClose={progress ? undefined : onClose}
      footer={
        progress ? (
          <ActionButton type="button" variant="secondary" onClick={stop}>
            {texts.stop}
          </ActionButton>
        ) : (
          <>
            {failed.length > 0 && (
              <ActionButton type="button" variant="secondary" onClick={onDownload ?? download}>
                {texts.downloadErrors}
              </ActionButton>
            )}
            <ActionButton type="button" onClick={onClose}>
              {texts.close}
            </ActionButton>
          </>
        )
      }
    >
      {progress ? (
        <ProgressBar {...progress} />
      ) : (
        <div className={css.results}>
          <p role="status" className={css.counts}>
            <span>{texts.resultDone(count(results.length - failed.length))}</span>
            {failed.length > 0 && (
              <span className={css.failed}>{texts.resultFailed(count(failed.length))}</span>
            )}
            {left > 0 && <span>{texts.resultLeft(count(left))}</span>}
          </p>
          {failed.length > 0 && (
            <ul className={css.list} aria-label={texts.results}>
              {failed.slice(0, maxShown).map(({ item, error }) => (
                <li key={item.id ?? item.label}>
                  <strong>{item.label}</strong> {error}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </ModalDialog>
  );
}

export function ProgressBar({ done, total }: RunProgress): ReactNode {
  const text =
    total === undefined ? texts.collecting(count(done)) : texts.progress(count(done), count(total));
  return (
    <div className={css.progress}>
      <progress aria-label={texts.working} max={total ?? 1} value={total === undefined ? undefined : done} />
      <p role="status">{text}</p>
    </div>
  );
}
