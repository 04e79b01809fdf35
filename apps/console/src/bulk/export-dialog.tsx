import type { RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useRef, useState } from 'react';
import { locale } from '../language/language.ts';
import { ChoiceLine, ChoiceSet } from '../ui/labeled.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ProgressBar } from './batch-dialog.tsx';
import css from './bulk.module.css';
import type { BulkTarget } from './bulk-target.ts';
import { collectRecords } from './collect-records.ts';
import { csvLine } from './csv-text.ts';
import { saveFile } from './save-file.ts';
import * as texts from './texts.ts';

export interface ExportColumn {
  readonly name: string;
  readonly label: string;
  /** As it is shown. */
  readonly text: (record: RecordRepresentation) => string;
  /** As it is stored. */
  readonly raw: (record: RecordRepresentation) => string;
}

interface ExportDialogProps {
  readonly title: string;
  readonly target: BulkTarget;
  readonly columns: readonly ExportColumn[];
  /** Needed of each record. */
  readonly fields: readonly string[];
  readonly onClose: () => void;
}

/** A CSV file of a list or of its selection, put together page by page. */
export function ExportDialog({ title, target, columns, fields, onClose }: ExportDialogProps): ReactNode {
  const client = useClient();
  const { selected, isAll, config } = target;
  const hasSelection = selected.size > 0 && !isAll;
  const [isSelection, setSelection] = useState(hasSelection);
  const [isRaw, setRaw] = useState(false);
  const [done, setDone] = useState<number>();
  const [isReady, setReady] = useState(false);
  const [problem, setProblem] = useState<string>();
  const controller = useRef<AbortController>(undefined);
  const shown = (number: number): string => number.toLocaleString(locale);
  const run = async (): Promise<void> => {
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProblem(undefined);
    setDone(0);
    const parts = [
      csvLine([...(isRaw ? ['Id'] : []), ...columns.map(({ name, label }) => (isRaw ? name : label))]),
    ];
    const line = (record: RecordRepresentation): string =>
      csvLine([
        ...(isRaw ? [record.id] : []),
        ...columns.map(({ text, raw }) => (isRaw ? raw(record) : text(record))),
      ]);
    let written = 0;
    try {
      for await (const page of collectRecords({ client, config, fields, signal })) {
        const some = isSelection ? page.filter(({ id }) => selected.has(id)) : page;
        parts.push(some.map(line).join(''));
        written += some.length;
        setDone(written);
        if (isSelection && written >= selected.size) break;
      }
      if (signal.aborted) return setDone(undefined);
      saveFile(`${title}.csv`, parts);
      setReady(true);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setDone(undefined);
    }
  };
  const isRunning = done !== undefined && !isReady;
  return (
    <ModalDialog
      isOpen
      title={texts.exportTitle}
      onClose={isRunning ? undefined : onClose}
      footer={
        isRunning ? (
          <ActionButton type="button" variant="secondary" onClick={() => controller.current?.abort()}>
            {texts.stop}
          </ActionButton>
        ) : (
          <>
            <ActionButton type="button" variant="secondary" onClick={onClose}>
              {texts.close}
            </ActionButton>
            {!isReady && (
              <ActionButton type="button" onClick={() => void run()}>
                {texts.exportButton}
              </ActionButton>
            )}
          </>
        )
      }
    >
      {problem && <p role="alert">{problem}</p>}
      {isReady && <p role="status">{texts.exported(shown(done ?? 0))}</p>}
      {isRunning && <ProgressBar done={done} total={isSelection ? selected.size : undefined} />}
      {done === undefined && (
        <div className={css.form}>
          {hasSelection && (
            <ChoiceSet label={texts.exportWhat}>
              <ChoiceLine label={texts.exportSelected(shown(selected.size))}>
                <input type="radio" name="what" checked={isSelection} onChange={() => setSelection(true)} />
              </ChoiceLine>
              <ChoiceLine label={texts.exportAll}>
                <input type="radio" name="what" checked={!isSelection} onChange={() => setSelection(false)} />
              </ChoiceLine>
            </ChoiceSet>
          )}
          <ChoiceSet label={texts.exportHow}>
            <ChoiceLine label={texts.exportShown}>
              <input type="radio" name="how" checked={!isRaw} onChange={() => setRaw(false)} />
            </ChoiceLine>
            <ChoiceLine label={texts.exportRaw}>
              <input type="radio" name="how" checked={isRaw} onChange={() => setRaw(true)} />
            </ChoiceLine>
          </ChoiceSet>
          <p className={css.soft}>{texts.exportHint}</p>
        </div>
      )}
    </ModalDialog>
  );
}
