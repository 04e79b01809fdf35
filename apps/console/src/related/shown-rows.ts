import type { Client } from '@relab/client';
import { useClient } from '@relab/react';
import { useEffect } from 'react';
import type { RelatedOrigin } from './related-origin.ts';

/** The rows of a related list as far as they were shown. */
export interface ShownRows {
  readonly ids: readonly string[];
  /** The list ends with them. */
  readonly isComplete: boolean;
}

const maxLists = 50;

const shown = new WeakMap<Client, Map<string, ShownRows>>();

const keyOf = (origin: RelatedOrigin): string => JSON.stringify(Object.entries(origin).sort());

export const shownRows = (client: Client, origin: RelatedOrigin): ShownRows | undefined =>
  shown.get(client)?.get(keyOf(origin));

export function noteShownRows(client: Client, origin: RelatedOrigin, rows: ShownRows): void {
  const lists = shown.get(client) ?? new Map<string, ShownRows>();
  shown.set(client, lists);
  const key = keyOf(origin);
  lists.delete(key);
  lists.set(key, rows);
  const [oldest] = lists.keys();
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
}

/** Notes what a list shows: a record that is opened from it then leads to those beside it without a request. */
export function useNoteShownRows(
  origin: RelatedOrigin,
  records: readonly { readonly id: string }[] | undefined,
  isComplete: boolean,
): void {
  const client = useClient();
  useEffect(() => {
    if (records) noteShownRows(client, origin, { ids: records.map(({ id }) => id), isComplete });
  }, [client, origin, records, isComplete]);
}
