import type { State } from '@relab/store';
import type { Row } from './rows.ts';

/** Something of a store, written by the version of the store that is named. */
interface WrittenPart {
  readonly version: number;
  readonly stage: string;
  readonly part: unknown;
}

/** The same for a change that the store tells of and for the row that comes of it. */
export const rowId = (stage: string, id: string): string => `${stage}/${id}`;

/** What a part goes by: its key, or the id of the record in it. */
function nameOf(part: unknown): string | undefined {
  const [first] = Array.isArray(part) ? (part as readonly unknown[]) : [];
  const name = typeof first === 'string' ? first : (Object(first) as { readonly id?: unknown }).id;
  return typeof name === 'string' ? name : undefined;
}

/** An error that holds no longer is none; nothing is left of a key that has nothing else. */
function withoutPastError(part: unknown, now: number): unknown {
  if (!Array.isArray(part) || part.length < 6) return part;
  const [key, takenAt, expiresAt, content, , errorUntil] = part as readonly unknown[];
  if (errorUntil === null || Number(errorUntil) > now) return part;
  return content === null ? undefined : [key, takenAt, expiresAt, content];
}

/** One row for each key and each record. */
export function stateRows({ version, at, cells, stages }: State, usedAt: number): readonly Row[] {
  return Object.entries({ cells, ...stages }).flatMap(([stage, parts]) =>
    (Array.isArray(parts) ? (parts as readonly unknown[]) : []).flatMap((written) => {
      const part = stage === 'cells' ? withoutPastError(written, at) : written;
      const name = nameOf(part);
      return name === undefined ? [] : [{ id: rowId(stage, name), usedAt, value: { version, stage, part } }];
    }),
  );
}

const isWritten = (value: unknown, version: number): value is WrittenPart => {
  const { version: written, stage } = Object(value) as Partial<WrittenPart>;
  return written === version && typeof stage === 'string';
};

/** The state that the rows were written of, and the ids of those that are of another version or of no form. */
export function rowsState(
  rows: readonly Row[],
  version: number,
  now: number,
): { readonly state: State; readonly unreadable: readonly string[] } {
  const parts = new Map<string, unknown[]>();
  const unreadable: string[] = [];
  for (const { id, value } of rows) {
    const part =
      isWritten(value, version) && (value.stage === 'cells' ? withoutPastError(value.part, now) : value.part);
    if (!isWritten(value, version) || rowId(value.stage, nameOf(part) ?? '') !== id) unreadable.push(id);
    else {
      const others = parts.get(value.stage);
      if (others) others.push(part);
      else parts.set(value.stage, [part]);
    }
  }
  const { cells = [], ...stages } = Object.fromEntries(parts);
  return { state: { version, at: now, cells: cells as State['cells'], stages }, unreadable };
}
