import { ClientError } from '@relab/client';
import type { FieldInfo, ListInfo, ObjectInfo, RecordRepresentation } from '@relab/contract/records';
import { useClient } from '@relab/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { runBatches } from '../bulk/batch-run.ts';
import { parseValue } from '../bulk/parse-value.ts';
import { checkValue } from '../fields/check-value.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { useReading } from '../fields/use-reading.ts';
import type { GridCell, GridColumn, PastedCell } from '../grid/grid-column.ts';
import type { GridRowState } from '../grid/grid-row.tsx';
import { useToast } from '../ui/toast.tsx';
import { choicesOf } from './picklist-choices.ts';
import {
  inputOf,
  noEdits,
  restoreValue,
  type StagedEdits,
  type StagedValue,
  stagedRecord,
  stageValue,
  withoutRecords,
} from './staged-edits.ts';
import * as texts from './texts.ts';

type Record_ = RecordRepresentation;

export interface InlineEdit {
  readonly edits: StagedEdits;
  readonly changes: number;
  readonly isSaving: boolean;
  /** The columns with editors for what the user may change. */
  readonly editable: (columns: readonly GridColumn<Record_>[]) => readonly GridColumn<Record_>[];
  /** Records as they will be. */
  readonly staged: (records: readonly Record_[]) => readonly Record_[];
  readonly rowState: (record: Record_) => GridRowState | undefined;
  readonly onEditStart: (cell: GridCell<Record_>) => void;
  readonly onEditCancel: (cell: GridCell<Record_>) => void;
  readonly onPaste: (cells: readonly PastedCell<Record_>[]) => void;
  readonly save: () => Promise<void>;
  readonly discard: () => void;
}

const masterRecordType = '012000000000000AAA';

/** Values that are typed into a list: staged, saved together, with an error for each record that the server rejects. */
export function useInlineEdit(info: ListInfo, objectInfo: ObjectInfo): InlineEdit {
  const client = useClient();
  const reading = useReading();
  const toast = useToast();
  const [edits, setEdits] = useState<StagedEdits>(noEdits);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const before = useRef<StagedValue | undefined>(undefined);
  const originals = useRef(new Map<string, Record_>());
  const latest = useRef(edits);
  const { apiName, defaultRecordTypeId, fields: infos, updateable } = objectInfo;

  const keep = useCallback((next: StagedEdits) => {
    latest.current = next;
    setEdits(next);
  }, []);
  const stage = useCallback(
    (record: Record_, name: string, value: StagedValue) => {
      const original = originals.current.get(record.id) ?? record;
      originals.current.set(record.id, original);
      keep(stageValue(latest.current, original, name, value));
    },
    [keep],
  );

  const mayEdit = useCallback(
    (field: FieldInfo | undefined, record: Record_): boolean => {
      if (!field?.updateable || !updateable || field.htmlFormatted) return false;
      const column = info.displayColumns.find(({ fieldApiName }) => fieldApiName === field.apiName);
      return column?.inlineEditAttributes?.[record.recordTypeId ?? masterRecordType]?.editable ?? true;
    },
    [info, updateable],
  );

  const editable = useCallback(
    (columns: readonly GridColumn<Record_>[]) =>
      columns.map((column): GridColumn<Record_> => {
        const field = infos[column.id];
        if (!field?.updateable) return column;
        return {
          ...column,
          isEditable: (record) => mayEdit(field, record),
          renderEditor: (record): ReactNode => (
            <FieldInput
              field={field}
              hidesLabel
              label={column.label}
              value={editValue(record, field)}
              displayValue={displayOf(record, field)}
              isRequired={field.required}
              objectApiName={apiName}
              recordTypeId={record.recordTypeId ?? defaultRecordTypeId ?? masterRecordType}
              recordId={record.id}
              record={formValues(record)}
              onChange={(value, displayValue = null) => stage(record, field.apiName, { value, displayValue })}
            />
          ),
        };
      }),
    [infos, apiName, defaultRecordTypeId, mayEdit, stage],
  );

  const onPaste = useCallback(
    async (cells: readonly PastedCell<Record_>[]) => {
      const problems: string[] = [];
      for (const { row, columnId, text } of cells) {
        const field = infos[columnId];
        if (!field) continue;
        const recordTypeId = row.recordTypeId ?? defaultRecordTypeId ?? masterRecordType;
        const choices = await choicesOf(client, { objectApiName: apiName, recordTypeId, field });
        const parsed = parseValue(field, text, reading, choices);
        if ('problem' in parsed) problems.push(`${field.label}: ${parsed.problem}`);
        else stage(row, columnId, parsed);
      }
      if (problems.length > 0)
        toast({
          tone: 'error',
          text: texts.notPasted(problems.length),
          detail: problems.slice(0, 3).join(' '),
        });
    },
    [client, infos, apiName, defaultRecordTypeId, reading, stage, toast],
  );

  const rowState = useCallback(
    (record: Record_): GridRowState | undefined => {
      const staged = edits.get(record.id);
      const error = errors.get(record.id);
      return staged || error ? { changed: staged && new Set(staged.keys()), error } : undefined;
    },
    [edits, errors],
  );

  const write = async (changes: StagedEdits): Promise<ReadonlyMap<string, string>> => {
    const items = [...changes].map(([id, fields]) => ({ id, label: id, fields: inputOf(fields) }));
    const results = await runBatches({ client, objectApiName: apiName, kind: 'update', items });
    const failed = results.flatMap(({ item, error }) =>
      error === undefined ? [] : [[item.id ?? '', error] as const],
    );
    const seen = new Set(results.map(({ item }) => item.id));
    const left = items.flatMap(({ id }) => (seen.has(id) ? [] : [[id, texts.notSent] as const]));
    return new Map([...failed, ...left]);
  };

  const save = async (): Promise<void> => {
    const wrong = checkEdits(edits, infos);
    if (wrong.size > 0) return setErrors(wrong);
    setSaving(true);
    const sent = edits;
    try {
      const failed = await write(sent);
      const saved = [...sent.keys()].filter((id) => !failed.has(id));
      const undo = undoOf(saved, sent, originals.current);
      keep(withoutRecords(latest.current, saved));
      for (const id of saved) originals.current.delete(id);
      setErrors(failed);
      if (saved.length > 0)
        toast({
          text: texts.saved(saved.length),
          action: {
            label: texts.undo,
            onAction: () => {
              void write(undo).then((problems) =>
                toast(
                  problems.size > 0
                    ? { tone: 'error', text: texts.notUndone, detail: [...problems.values()][0] }
                    : { text: texts.undone },
                ),
              );
            },
          },
        });
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      setErrors(new Map([...sent.keys()].map((id) => [id, error.message])));
    } finally {
      setSaving(false);
    }
  };

  return {
    edits,
    changes: [...edits.values()].reduce((sum, { size }) => sum + size, 0),
    isSaving,
    editable,
    staged: (records) =>
      edits.size === 0 ? records : records.map((record) => stagedRecord(record, edits, objectInfo)),
    rowState,
    onEditStart: ({ row, columnId }) => {
      before.current = latest.current.get(row.id)?.get(columnId);
    },
    onEditCancel: ({ row, columnId }) => keep(restoreValue(latest.current, row.id, columnId, before.current)),
    onPaste: (cells) => void onPaste(cells),
    save,
    discard: () => {
      originals.current.clear();
      setErrors(new Map());
      keep(noEdits);
    },
  };
}

const editValue = ({ fields }: Record_, { apiName }: FieldInfo) => {
  const value = fields[apiName]?.value ?? null;
  return typeof value === 'object' ? null : value;
};

const displayOf = ({ fields }: Record_, { apiName, relationshipName }: FieldInfo): string | null =>
  (relationshipName === null ? null : fields[relationshipName]?.displayValue) ??
  fields[apiName]?.displayValue ??
  null;

const formValues = ({ fields }: Record_) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value }]) =>
      typeof value === 'object' && value ? [] : [[name, value]],
    ),
  ) as Parameters<typeof FieldInput>[0]['record'];

/** Errors that can be found before sending. */
function checkEdits(edits: StagedEdits, infos: ObjectInfo['fields']): ReadonlyMap<string, string> {
  const problems = [...edits].flatMap(([id, fields]) => {
    const wrong = [...fields].flatMap(([name, { value }]) => {
      const field = infos[name];
      const problem = field && checkValue(field, value, field.required);
      return problem ? `${field.label}: ${problem}` : [];
    });
    return wrong.length > 0 ? [[id, wrong.join(' ')] as const] : [];
  });
  return new Map(problems);
}

/** What was saved before, to be written again. */
const undoOf = (
  saved: readonly string[],
  sent: StagedEdits,
  originals: ReadonlyMap<string, Record_>,
): StagedEdits =>
  new Map(
    saved.map((id) => {
      const fields = originals.get(id)?.fields ?? {};
      const names = [...(sent.get(id)?.keys() ?? [])];
      return [
        id,
        new Map(
          names.map((name) => {
            const { value = null, displayValue = null } = fields[name] ?? {};
            return [name, { value: typeof value === 'object' ? null : value, displayValue }];
          }),
        ),
      ];
    }),
  );
