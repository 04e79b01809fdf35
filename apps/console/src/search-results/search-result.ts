import { isRecordId } from '@relab/contract';
import type { SearchResults } from '@relab/contract/records';

/** A record that was found. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  /** What distinguishes it from others, as shown: the fields that its object searches in. */
  readonly facts: readonly string[];
}

/** What was found of one object. */
export interface ObjectResults {
  readonly objectApiName: string;
  readonly label: string;
  readonly columns: readonly FoundColumn[];
  readonly rows: readonly FoundRow[];
  /** Whether a search in this object alone finds more. */
  readonly hasMore: boolean;
}

export interface FoundColumn {
  readonly fieldApiName: string;
  readonly label: string;
}

export interface FoundRow {
  readonly id: string;
  /** As shown, in the order of the columns; empty where there is no value. */
  readonly cells: readonly string[];
}

type Members = Readonly<Record<string, unknown>>;

const members = (value: unknown): Members => Object(value) as Members;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const columnOf = (value: unknown): FoundColumn => {
  const { fieldApiName, label } = members(value);
  return { fieldApiName: text(fieldApiName), label: text(label) };
};

function rowOf(value: unknown, columns: readonly FoundColumn[]): FoundRow {
  const { id, fields } = members(value);
  const shown = (fieldApiName: string): string => {
    // A path leads over the records that references lead to: `Account.Name`.
    const field = fieldApiName
      .split('.')
      .reduce<Members>(
        (found, name, index) =>
          members(index === 0 ? members(fields)[name] : members(members(found.value).fields)[name]),
        {},
      );
    return text(field.displayValue ?? field.value);
  };
  return { id: text(id), cells: columns.map(({ fieldApiName }) => shown(fieldApiName)) };
}

/** Rows and columns of what one object has; the platform does not publish the form, so every member is checked. */
export function readRows(value: unknown): Pick<ObjectResults, 'columns' | 'rows'> {
  const { columns: given, records } = members(value);
  const columns = list(given).map(columnOf);
  const rows = list(records)
    .map((record) => rowOf(record, columns))
    .filter(({ id }) => id !== '');
  return withoutIds(columns, rows);
}

/** Without the columns in which nothing but ids of other records stand: they tell nobody anything. */
function withoutIds(
  columns: readonly FoundColumn[],
  rows: readonly FoundRow[],
): Pick<ObjectResults, 'columns' | 'rows'> {
  const isShown = (_: unknown, index: number): boolean =>
    index === 0 || !rows.every(({ cells }) => cells[index] === '' || isRecordId(cells[index]));
  const shown = columns.map(isShown);
  return {
    columns: columns.filter((_, index) => shown[index]),
    rows: rows.map(({ id, cells }) => ({ id, cells: cells.filter((_, index) => shown[index]) })),
  };
}

export function readSearchResults(response: SearchResults | undefined): readonly ObjectResults[] {
  return list(members(response).results).map((value) => {
    const { objectApiName, label, labelPlural, hasMore } = members(value);
    return {
      objectApiName: text(objectApiName),
      label: text(labelPlural ?? label),
      hasMore: hasMore === true,
      ...readRows(value),
    };
  });
}

/** Whether what was found is only spelled like what was looked for. */
export const isApproximate = (response: SearchResults | undefined): boolean =>
  members(response).isApproximate === true;

export const foundRecord = ({ id, cells: [name = '', ...facts] }: FoundRow): FoundRecord => ({
  id,
  name: name === '' ? id : name,
  facts: facts.filter((fact) => fact !== ''),
});
