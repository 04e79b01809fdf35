import type { Client } from '@relab/client';
import { getListRecordsByName, getPicklistValues, type InputValue } from '@relab/client/records';
import type { FieldInfo, ObjectInfo, PicklistValues } from '@relab/contract/records';
import { fieldKindOf } from '../fields/field-kind.ts';
import type { Reading } from '../fields/format-value.ts';
import type { BatchItem, BatchKind } from './batch-run.ts';
import type { ImportFile } from './import-file.ts';
import { type ImportMapping, type ImportMode, missingFields } from './import-mapping.ts';
import { parseValue } from './parse-value.ts';
import * as texts from './texts.ts';

export interface ImportPlan {
  readonly objectInfo: ObjectInfo;
  readonly file: ImportFile;
  readonly mapping: ImportMapping;
  readonly mode: ImportMode;
  /** The field by which existing records are found. */
  readonly keyField: string;
  /** Of a view of the object, to look records up in. */
  readonly listViewApiName: string;
  readonly reading: Reading;
}

export interface CheckedRow {
  /** In the file's rows. */
  readonly index: number;
  readonly kind: BatchKind;
  readonly item: BatchItem;
  readonly problems: readonly string[];
}

type Choices = PicklistValues['values'];

const masterRecordType = '012000000000000AAA';
/** The page is alive between so many rows. */
const rowsPerTurn = 2_000;
/** Of a condition, as the server has it. */
const maxConditionLength = 9_000;
const maxValues = 200;

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What is wrong with the plan as a whole, before any row is looked at. */
export function planProblem(
  { objectInfo, mapping, mode, keyField }: ImportPlan,
  fields: readonly FieldInfo[],
): string | undefined {
  if (mapping.every((name) => name === null || name === 'Id')) return texts.nothingMapped;
  const label = objectInfo.fields[keyField]?.label ?? keyField;
  if (mode !== 'create' && !mapping.includes(keyField)) return texts.keyMissing(label);
  const missing = mode === 'create' ? missingFields(fields, mapping) : [];
  return missing.length > 0 ? texts.missing(missing.map((field) => field.label).join(', ')) : undefined;
}

async function readChoices(
  client: Client,
  { objectInfo, mapping }: ImportPlan,
): Promise<ReadonlyMap<string, Choices>> {
  const found = new Map<string, Choices>();
  for (const name of mapping) {
    const field = name === null ? undefined : objectInfo.fields[name];
    const kind = field && fieldKindOf(field);
    if (!field || (kind !== 'picklist' && kind !== 'multiPicklist')) continue;
    const recordTypeId = objectInfo.defaultRecordTypeId ?? masterRecordType;
    const config = { objectApiName: objectInfo.apiName, recordTypeId, fieldApiName: field.apiName };
    const choices = await getPicklistValues(client, config).catch(() => undefined);
    if (choices) found.set(field.apiName, choices.values);
  }
  return found;
}

/** Ids by their first 15 characters, which mean the same; texts without case. */
const plainKey = (text: string, keyField: string): string =>
  keyField === 'Id' ? text.slice(0, 15) : text.toLowerCase();

/** Records that the keys name, by key. */
async function findRecords(
  client: Client,
  { objectInfo, keyField, listViewApiName }: ImportPlan,
  keys: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, string>> {
  const { apiName } = objectInfo;
  const found = new Map<string, string>();
  let start = 0;
  while (start < keys.length && !signal.aborted) {
    let end = start;
    let length = 0;
    while (end < keys.length && end - start < maxValues && length < maxConditionLength) {
      length += JSON.stringify(keys[end]).length + 1;
      end += 1;
    }
    const some = keys.slice(start, end);
    const page = await getListRecordsByName(client, {
      objectApiName: apiName,
      listViewApiName,
      filteredByInfo: [],
      filterLogicString: '',
      scope: { apiName: 'everything' },
      where: `{ ${keyField}: { in: ${JSON.stringify(some)} } }`,
      fields: [`${apiName}.${keyField}`],
      pageSize: 2_000,
    });
    for (const record of page.records) {
      const key = keyField === 'Id' ? record.id : String(record.fields[keyField]?.value ?? '');
      found.set(plainKey(key, keyField), record.id);
    }
    start = end;
    onProgress(start);
  }
  return found;
}

/**
 * What each row means and what is wrong with it, as far as can be checked before it is written: its values, required
 * fields, keys that stand twice, records that are not there.
 */
export async function checkImport(
  client: Client,
  plan: ImportPlan,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<readonly CheckedRow[]> {
  const { objectInfo, file, mapping, mode, keyField, reading } = plan;
  const { fields } = objectInfo;
  const choices = await readChoices(client, plan);
  const keyAt = mode === 'create' ? -1 : mapping.indexOf(keyField);
  const keyLabel = fields[keyField]?.label ?? keyField;
  const keys =
    keyAt < 0 ? [] : [...new Set(file.rows.map((row) => (row[keyAt] ?? '').trim()).filter(Boolean))];
  const total = file.rows.length + keys.length;
  const existing = await findRecords(client, plan, keys, signal, (done) => onProgress(done, total));
  const seen = new Set<string>();
  const checked: CheckedRow[] = [];
  for (const [index, row] of file.rows.entries()) {
    if (index % rowsPerTurn === 0) {
      onProgress(keys.length + index, total);
      await nextTurn();
      if (signal.aborted) return [];
    }
    const problems: string[] = [];
    const key = keyAt < 0 ? '' : (row[keyAt] ?? '').trim();
    const plain = plainKey(key, keyField);
    const id = existing.get(plain);
    if (keyAt >= 0) {
      if (key === '' && mode === 'update') problems.push(texts.keyEmpty(keyLabel));
      if (key !== '' && seen.has(plain)) problems.push(texts.keyTwice(keyLabel, key.slice(0, 80)));
      if (key !== '' && !id && (mode === 'update' || keyField === 'Id'))
        problems.push(texts.noSuchRecord(keyLabel, key.slice(0, 80)));
      if (key !== '') seen.add(plain);
    }
    const kind: BatchKind = id ? 'update' : 'create';
    const input: Record<string, InputValue> = {};
    for (const [place, name] of mapping.entries()) {
      const field = name === null ? undefined : fields[name];
      if (!field || field.apiName === 'Id') continue;
      // What finds a record is not written over itself, and what may not be written is left.
      if (kind === 'update' ? field.apiName === keyField || !field.updateable : !field.createable) continue;
      const parsed = parseValue(field, row[place] ?? '', reading, choices.get(field.apiName));
      if ('problem' in parsed) problems.push(`${field.label}: ${parsed.problem}`);
      else if (kind === 'update' || parsed.value !== null) input[field.apiName] = parsed.value;
    }
    if (kind === 'create' && mode === 'upsert')
      for (const field of missingFields(Object.values(fields), mapping))
        problems.push(texts.requiredValue(field.label));
    checked.push({ index, kind, item: { id, label: texts.row(index + 2), fields: input }, problems });
  }
  return signal.aborted ? [] : checked;
}
