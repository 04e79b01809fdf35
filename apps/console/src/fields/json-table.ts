/** A JSON list of texts, or of flat records with the same few members, as rows and columns. */
export interface JsonTable {
  /** Members of the records; none for a list of texts, which has one column without a name. */
  readonly columns: readonly string[];
  /** In the order of the columns. */
  readonly rows: readonly JsonRow[];
}

export interface JsonRow {
  readonly cells: readonly string[];
  /** As the row was read; undefined for one that was added. */
  readonly source?: JsonSource | undefined;
}

type Scalar = string | number;
type JsonSource = Scalar | Readonly<Record<string, Scalar>>;

/** More are no table that anybody reads. */
const maxColumns = 6;

const isScalar = (value: unknown): value is Scalar => typeof value === 'string' || typeof value === 'number';

const isFlat = (value: unknown): value is Readonly<Record<string, Scalar>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isScalar);

/**
 * Undefined for every other text: nothing that a table cannot show is lost by being edited in one. An empty list, and no text
 * at all, are a table of these columns.
 */
export function readJsonTable(text: string, usualColumns: readonly string[] = []): JsonTable | undefined {
  if (text.trim() === '') return { columns: usualColumns, rows: [] };
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list)) return undefined;
  if (list.length === 0) return { columns: usualColumns, rows: [] };
  if (list.every(isScalar))
    return { columns: [], rows: list.map((source) => ({ cells: [String(source)], source })) };
  if (!list.every(isFlat)) return undefined;
  const columns = [...new Set([...usualColumns, ...list.flatMap((entry) => Object.keys(entry))])];
  if (columns.length === 0 || columns.length > maxColumns) return undefined;
  const rows = list.map((source) => ({ cells: columns.map((name) => String(source[name] ?? '')), source }));
  return { columns, rows };
}

/** What was a number stays one as long as a number is typed. */
const scalarOf = (cell: string, before: Scalar | undefined): Scalar =>
  typeof before === 'number' && cell.trim() !== '' && String(Number(cell)) === cell.trim()
    ? Number(cell)
    : cell;

const isBlank = ({ cells }: JsonRow): boolean => cells.every((cell) => cell.trim() === '');

/** The same list as JSON. Rows without a word are left out, and so are members that a record did not have and has not got. */
export function writeJsonTable({ columns, rows }: JsonTable): string {
  const filled = rows.filter((row) => !isBlank(row));
  if (columns.length === 0)
    return JSON.stringify(
      filled.map(({ cells: [cell = ''], source }) => scalarOf(cell, isScalar(source) ? source : undefined)),
    );
  return JSON.stringify(
    filled.map(({ cells, source }) => {
      const before = isFlat(source) ? source : {};
      const members = columns.flatMap((name, place) => {
        const cell = cells[place] ?? '';
        const isMissing = cell.trim() === '' && !Object.hasOwn(before, name);
        return isMissing ? [] : [[name, scalarOf(cell, before[name])] as const];
      });
      return Object.fromEntries(members);
    }),
  );
}
