import type { ObjectInfo } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useMemo, useState } from 'react';
import { useReading } from '../fields/use-reading.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Labeled } from '../ui/labeled.tsx';
import { ModalDialog } from '../ui/modal-dialog.tsx';
import { ProgressBar, RunDialog, type RunProgress, useBatchRunner } from './batch-dialog.tsx';
import { runBatches } from './batch-run.ts';
import css from './bulk.module.css';
import { csvLine } from './csv-text.ts';
import { detectEncoding, type TextEncoding, textEncodings } from './decode-text.ts';
import { type CheckedRow, checkImport, planProblem } from './import-check.ts';
import { ImportChecked } from './import-checked.tsx';
import { type ImportFile, ImportFileError, maxBytes, readImportFile } from './import-file.ts';
import {
  guessMapping,
  type ImportMapping,
  type ImportMode,
  importFields,
  keyFields,
} from './import-mapping.ts';
import { MappingTable } from './mapping-table.tsx';
import { saveFile } from './save-file.ts';
import * as texts from './texts.ts';

interface ImportDialogProps {
  readonly objectInfo: ObjectInfo;
  readonly listViewApiName: string;
  readonly onClose: () => void;
}

interface ChosenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly encoding: TextEncoding;
  readonly delimiter: string;
  readonly content: ImportFile;
}

/** Rows of a CSV file become records: read, mapped to fields, checked, and then written. */
export function ImportDialog({ objectInfo, listViewApiName, onClose }: ImportDialogProps): ReactNode {
  const client = useClient();
  const reading = useReading();
  const runner = useBatchRunner();
  const { createable, updateable } = objectInfo;
  const modes: readonly ImportMode[] = [
    ...(createable ? (['create'] as const) : []),
    ...(updateable ? (['update'] as const) : []),
    ...(createable && updateable ? (['upsert'] as const) : []),
  ];
  const [mode, setMode] = useState<ImportMode>(modes[0] ?? 'create');
  const [keyField, setKeyField] = useState('Id');
  const [file, setFile] = useState<ChosenFile>();
  const [mapping, setMapping] = useState<ImportMapping>([]);
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const [checking, setChecking] = useState<RunProgress>();
  const [stopper, setStopper] = useState<AbortController>();
  const [checked, setChecked] = useState<readonly CheckedRow[]>();
  const fields = useMemo(() => importFields(objectInfo, mode), [objectInfo, mode]);
  const title = texts.importTitle(objectInfo.labelPlural);

  const read = async (
    name: string,
    bytes: Uint8Array,
    encoding: TextEncoding,
    delimiter: string,
  ): Promise<void> => {
    setProblem(undefined);
    setReading(true);
    try {
      const content = await readImportFile(bytes, encoding, delimiter);
      setFile({ name, bytes, encoding, delimiter: content.delimiter, content });
      setMapping(guessMapping(content.headers, fields));
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error;
      setProblem(error.message);
    } finally {
      setReading(false);
    }
  };
  const choose = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    if (chosen.size > maxBytes) return setProblem(texts.tooLarge);
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    await read(chosen.name, bytes, detectEncoding(bytes), '');
  };
  const chooseMode = (next: ImportMode): void => {
    setMode(next);
    if (file) setMapping(guessMapping(file.content.headers, importFields(objectInfo, next)));
  };
  const check = async (): Promise<void> => {
    if (!file) return;
    const plan = { objectInfo, file: file.content, mapping, mode, keyField, listViewApiName, reading };
    const wrong = planProblem(plan, fields);
    setProblem(wrong);
    if (wrong) return;
    const controller = new AbortController();
    setStopper(controller);
    setChecking({ done: 0, total: file.content.rows.length });
    try {
      const rows = await checkImport(client, plan, controller.signal, (done, total) =>
        setChecking({ done, total }),
      );
      if (!controller.signal.aborted) setChecked(rows);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setChecking(undefined);
    }
  };
  const good = checked?.filter(({ problems }) => problems.length === 0) ?? [];
  const bad = checked?.filter(({ problems }) => problems.length > 0) ?? [];

  /** The rows as they came, with what is wrong behind them: to be put right and imported again. */
  const saveProblems = (problemOf: ReadonlyMap<string, string>): void => {
    if (!file || !checked) return;
    const { headers, rows } = file.content;
    saveFile(`${file.name.replace(/\.\w+$/, '')} – ${texts.problem}.csv`, [
      csvLine([...headers, texts.problem]),
      ...checked.flatMap(({ index, item }) => {
        const text = problemOf.get(item.label);
        return text === undefined
          ? []
          : csvLine([...headers.map((_, place) => rows[index]?.[place] ?? ''), text]);
      }),
    ]);
  };
  const checkProblems = new Map(bad.map(({ item, problems }) => [item.label, problems.join(' ')]));
  const start = (): Promise<void> =>
    runner.start(async (signal, onProgress) => {
      const total = good.length;
      const results = [];
      for (const kind of ['update', 'create'] as const) {
        const items = good.filter((row) => row.kind === kind).map(({ item }) => item);
        const before = results.length;
        const some = await runBatches({
          client,
          objectApiName: objectInfo.apiName,
          kind,
          items,
          signal,
          onProgress: (done) => onProgress({ done: before + done, total }),
        });
        results.push(...some);
        // A request that failed as a whole has ended the run.
        if (some.length < items.length) break;
      }
      return { results, total };
    });

  if (runner.progress || runner.results) {
    const failed = new Map(
      (runner.results ?? []).flatMap(({ item, error }) =>
        error === undefined ? [] : [[item.label, error] as const],
      ),
    );
    return (
      <RunDialog
        title={title}
        runner={runner}
        onClose={onClose}
        onDownload={() => saveProblems(new Map([...checkProblems, ...failed]))}
      />
    );
  }
  if (checking)
    return (
      <ModalDialog
        isOpen
        title={title}
        footer={
          <ActionButton type="button" variant="secondary" onClick={() => stopper?.abort()}>
            {texts.stop}
          </ActionButton>
        }
      >
        <ProgressBar {...checking} />
      </ModalDialog>
    );
  if (checked)
    return (
      <ImportChecked
        title={title}
        good={good.length}
        bad={bad}
        problem={runner.problem}
        onBack={() => setChecked(undefined)}
        onDownload={() => saveProblems(checkProblems)}
        onStart={() => void start()}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      size="medium"
      title={title}
      submitLabel={texts.check}
      isDisabled={!file || isReading}
      problems={problem === undefined ? [] : [problem]}
      onSubmit={() => void check()}
      onClose={onClose}
    >
      <Labeled label={texts.chooseFile}>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </Labeled>
      {isReading && <p role="status">{texts.reading}</p>}
      <div className={css.columns}>
        <Labeled label={texts.mode}>
          <select
            value={mode}
            onChange={({ target }) => chooseMode(modes.find((one) => one === target.value) ?? mode)}
          >
            {modes.map((one) => (
              <option key={one} value={one}>
                {texts.modes[one]}
              </option>
            ))}
          </select>
        </Labeled>
        {mode !== 'create' && (
          <Labeled label={texts.matchBy}>
            <select value={keyField} onChange={({ target }) => setKeyField(target.value)}>
              {keyFields(objectInfo).map(({ apiName, label }) => (
                <option key={apiName} value={apiName}>
                  {label}
                </option>
              ))}
            </select>
          </Labeled>
        )}
        {file && (
          <>
            <Labeled label={texts.encoding}>
              <select
                value={file.encoding}
                onChange={({ target }) => {
                  const encoding = textEncodings.find((one) => one === target.value) ?? file.encoding;
                  void read(file.name, file.bytes, encoding, file.delimiter);
                }}
              >
                {textEncodings.map((encoding) => (
                  <option key={encoding}>{encoding}</option>
                ))}
              </select>
            </Labeled>
            <Labeled label={texts.delimiter}>
              <select
                value={file.delimiter}
                onChange={({ target }) => void read(file.name, file.bytes, file.encoding, target.value)}
              >
                {Object.entries(texts.delimiters).map(([sign, label]) => (
                  <option key={sign} value={sign}>
                    {label}
                  </option>
                ))}
              </select>
            </Labeled>
          </>
        )}
      </div>
      {file && (
        <MappingTable content={file.content} fields={fields} mapping={mapping} onMapping={setMapping} />
      )}
    </FormDialog>
  );
}
