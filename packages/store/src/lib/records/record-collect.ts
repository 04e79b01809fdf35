import type { CacheEntry } from '../cache-entry.ts';
import { hasParents } from '../dependent.ts';
import { type Document, isDocument } from './document.ts';
import { isRecord } from './record.ts';
import { eachSelection, type RecordEntry, type RecordTable } from './record-entry.ts';

/** How many records an entry names at most, those that they lead to apart: its document's, or the one of its selection. */
export const namedRecords = ({ content, selector }: CacheEntry): number =>
  isDocument(content) ? idsIn(content).length : selector ? 1 : 0;

const idsIn = ({ parts }: Document): readonly string[] =>
  parts.flatMap((part) => ('ids' in part ? part.ids : []));

/** Drops the records that no read shows and no document names, and answers their ids. */
export function collectRecords(table: RecordTable, entries: Iterable<CacheEntry>): readonly string[] {
  const round = {};
  const open: RecordEntry[] = [];
  const use = (entry: RecordEntry | undefined) => {
    if (!entry || entry.visitedIn === round) return;
    entry.visitedIn = round;
    open.push(entry);
  };
  for (const { content } of entries) {
    if (isDocument(content)) for (const id of idsIn(content)) use(table.get(id));
  }
  for (const entry of table.values()) if (isRead(entry)) use(entry);
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { children, links, fields, value } = entry;
    // As a response came with it, the record leads to what its links were found to lead to.
    if (fields === value?.fields && children.length === links.length) children.forEach(use);
    else
      for (const name of links) {
        const nested = fields[name]?.value;
        if (isRecord(nested)) use(table.get(nested.id));
      }
  }
  const dropped: string[] = [];
  for (const entry of table.values()) {
    // It may be one that goes.
    entry.nextInPage = undefined;
    if (entry.visitedIn !== round) dropped.push(entry.id);
  }
  for (const id of dropped) table.delete(id);
  return dropped;
}

function isRead(entry: RecordEntry): boolean {
  let read = entry.layers.length > 0;
  eachSelection(entry, (selection) => {
    read ||= hasParents(selection);
  });
  return read;
}
