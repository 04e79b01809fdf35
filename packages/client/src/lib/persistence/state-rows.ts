import type { State } from '@relab/store';
import type { Row } from './rows.ts';

/** Something of a store, written by the version of the store that is named. */
interface WrittenPart {
  readonly version: number;
  /** The language in which it was requested, where the client has one. */
  readonly language?: string;
  readonly slice: string;
  readonly part: unknown;
}

/** What a store that reads rows takes: those of its own version and language. */
export interface RowForm {
  readonly version: number;
  readonly language: string | undefined;
}

/** The same for a change that the store publishes and for its row. */
export const rowId = (slice: string, id: string): string => `${slice}/${id}`;

/** What a part goes by: its key, or the id of the record in it. */
function nameOf(part: unknown): string | undefined {
  const [first] = Array.isArray(part) ? (part as readonly unknown[]) : [];
  const name = typeof first === 'string' ? first : (Object(first) as { readonly id?: unknown }).id;
  return typeof name === 'string' ? name : undefined;
}

/** An error that holds no longer is none; nothing is left of a key that has nothing else. */
function withoutPastError(part: unknown, now: number): unknown {
  if (!Array.isArray(part) || part.length < 6) return part;
  const [key, receivedAt, expiresAt, content, , errorUntil] = part as readonly unknown[];
  if (errorUntil === null || Number(errorUntil) > now) return part;
  return content === null ? undefined : [key, receivedAt, expiresAt, content];
}

/** One row for each key and each record. */
export function stateRows(
  { version, at, entries, slices }: State,
  usedAt: number,
  language: string | undefined,
): readonly Row[] {
  const form = language === undefined ? { version } : { version, language };
  return Object.entries({ entries, ...slices }).flatMap(([slice, parts]) =>
    (Array.isArray(parts) ? (parts as readonly unknown[]) : []).flatMap((written) => {
      const part = slice === 'entries' ? withoutPastError(written, at) : written;
      const name = nameOf(part);
      return name === undefined ? [] : [{ id: rowId(slice, name), usedAt, value: { ...form, slice, part } }];
    }),
  );
}

const isWritten = (value: unknown, form: RowForm): value is WrittenPart => {
  const { version, language, slice } = Object(value) as Partial<WrittenPart>;
  return version === form.version && language === form.language && typeof slice === 'string';
};

/**
 * The state that the rows were written of, and the ids of those that are of another version or language, or of no form.
 */
export function rowsState(
  rows: readonly Row[],
  form: RowForm,
  now: number,
): { readonly state: State; readonly unreadable: readonly string[] } {
  const parts = new Map<string, unknown[]>();
  const unreadable: string[] = [];
  for (const { id, value } of rows) {
    const part =
      isWritten(value, form) && (value.slice === 'entries' ? withoutPastError(value.part, now) : value.part);
    if (!isWritten(value, form) || rowId(value.slice, nameOf(part) ?? '') !== id) unreadable.push(id);
    else {
      const others = parts.get(value.slice);
      if (others) others.push(part);
      else parts.set(value.slice, [part]);
    }
  }
  const { entries = [], ...slices } = Object.fromEntries(parts);
  return {
    state: { version: form.version, at: now, entries: entries as State['entries'], slices },
    unreadable,
  };
}
