import { type Dependent, eachParent } from '../dependent.ts';
import type { Provenance, View } from '../snapshot.ts';
import type { FieldTree } from './field-tree.ts';
import type { Fields, StoredField, StoredRecord } from './record.ts';
import type { Shape } from './record-shape.ts';

/** Fields that a write expects to come true, over those that are. */
export interface Layer {
  readonly fields: Readonly<Record<string, StoredField>>;
  /** The record leaves the lists that it stands in. */
  readonly removed: boolean;
  /** The write has come true, and the record was not read since: a newer version takes the place of what is shown. */
  isWritten?: boolean;
}

export interface RecordEntry extends Shortcuts {
  readonly id: string;
  /** The newest response, adopted as it came; undefined when the record is not stored. */
  value: StoredRecord | undefined;
  /** All that is stored. The response's own object as long as nothing else is. */
  fields: Fields;
  /** Names of the fields that lead to records. */
  links: readonly string[];
  /** Names of fields that are of an older version than the response; requesting all of them brings them together. */
  staleFields: ReadonlySet<string> | undefined;
  /** The same object for all records of a response. */
  provenance: Provenance;
  layers: readonly Layer[];
  /** The selection that was made last; it leads to the others, of which there are few: one for each choice of fields. */
  selection: Selection | undefined;
}

/**
 * What an entry notes for speed alone: a store without these would behave alike. A list of a thousand records that is read
 * again mostly brings what is stored already, in the order in which it came before, and many of its rows lead to the same
 * few records. So of a response that has not changed nothing is compared but checksums, and nothing is looked up:
 *
 * - `shape`: which fields the newest response has. The rows of a page share one, so names and paths are worked out once.
 * - `children`: the entries that its links lead to, so that these need not be looked up by id.
 * - `visitedIn`: the ingestion that found the response to be the stored one again, or the collection that found the record in
 *   use. A record to which many rows lead is looked at once in each, since all responses of an ingestion are of one moment.
 * - `nextInPage`: the entry after it in the last page with it, so that a page in the same order needs no look-up by id.
 *
 * A shortcut never decides: `ingestUnchanged` checks ids and checksums behind it, and whatever changes an entry clears
 * or overwrites those that it would make wrong.
 */
interface Shortcuts {
  /** Undefined where the newest response came with a state. */
  shape: Shape | undefined;
  /** In the order of the shape's links. */
  children: readonly RecordEntry[];
  visitedIn: object | undefined;
  nextInPage: RecordEntry | undefined;
}

/** One choice of fields of one record, shared by all who read it. */
export interface Selection extends Dependent {
  readonly entry: RecordEntry;
  readonly tree: FieldTree;
  /** Another selection of the record. */
  readonly next: Selection | undefined;
  /** The record's own fields are others than when `last` was built; else only records inside it may be. */
  changed: boolean;
  last: View | undefined;
  /** Names of the fields that lead to the children, one for one. */
  links: readonly string[];
  children: readonly Selection[];
}

export type RecordTable = Map<string, RecordEntry>;

const noLayers: readonly Layer[] = [];
const noLinks: readonly string[] = [];
const noEntries: readonly RecordEntry[] = [];
const noFields: Fields = {};
const unknownProvenance: Provenance = { origin: 'server', receivedAt: 0, expiresAt: 0 };

function newEntry(id: string): RecordEntry {
  return {
    id,
    value: undefined,
    fields: noFields,
    shape: undefined,
    links: noLinks,
    children: noEntries,
    staleFields: undefined,
    visitedIn: undefined,
    nextInPage: undefined,
    provenance: unknownProvenance,
    layers: noLayers,
    selection: undefined,
  };
}

export function recordEntry(table: RecordTable, id: string): RecordEntry {
  let entry = table.get(id);
  if (!entry) {
    entry = newEntry(id);
    table.set(id, entry);
  }
  return entry;
}

export function emptyEntry(entry: RecordEntry): void {
  entry.value = undefined;
  entry.fields = noFields;
  entry.shape = undefined;
  entry.links = noLinks;
  entry.children = noEntries;
  entry.staleFields = undefined;
  expire(entry);
}

export function expire(entry: RecordEntry): void {
  entry.provenance = { ...entry.provenance, expiresAt: 0 };
}

/** The fields as they are to be seen: those that are, with what unconfirmed writes say over them. */
export function visibleFields({ fields, layers }: RecordEntry): Fields {
  return Object.assign({}, fields, ...layers.map((layer) => layer.fields));
}

export const isVisible = ({ value, layers }: RecordEntry): boolean =>
  value !== undefined && !layers.some(({ removed }) => removed);

export function eachSelection(entry: RecordEntry, visit: (selection: Selection) => void): void {
  for (let { selection } = entry; selection; selection = selection.next) visit(selection);
}

/** Whether what shows the record leads to a read that somebody listens to. */
export function isWatched(entry: RecordEntry): boolean {
  let watched = false;
  eachSelection(entry, (selection) => {
    watched ||= leadsToListener(selection);
  });
  return watched;
}

function leadsToListener(part: Dependent): boolean {
  if (part.listeners && part.listeners.size > 0) return true;
  let found = false;
  eachParent(part, (parent) => {
    found ||= leadsToListener(parent);
  });
  return found;
}
