import type { State } from '@relab/store';
import type { PublishedChange } from '../client/change.ts';
import type { VersionVector } from './knowledge.ts';

/** A message from one tab to the others. */
export type News =
  /** A tab was opened; every other one responds with this message too. */
  | { readonly kind: 'hello' | 'here' | 'bye' }
  /** Another user has signed in. */
  | { readonly kind: 'user' }
  /** What writes have changed, and what answers have brought. */
  | { readonly kind: 'changes'; readonly changes: readonly PublishedChange[]; readonly state: State };

export type Message = News & {
  /** Versions of the message format and of the store. */
  readonly version: string;
  /** Whose tab it is: see `partitionOf`. */
  readonly partition: string;
  readonly tab: string;
  /** The language of its responses, where its client has one. */
  readonly language?: string;
  /** What its tab knows of, and each receiver from then on. */
  readonly known: VersionVector;
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isNoneOr = (value: unknown, test: (input: unknown) => boolean) => value === undefined || test(value);
const isSet = (value: unknown) => value instanceof Set && [...value].every(isText);
const isMap = (value: unknown) => value instanceof Map && [...value.keys()].every(isText);

const forms: Readonly<
  Record<PublishedChange['kind'], (change: Readonly<Record<string, unknown>>) => boolean>
> = {
  record: ({ id, operation, objectApiName, fields, parents, before }) =>
    isText(operation) &&
    isNoneOr(id, isText) &&
    isNoneOr(objectApiName, isText) &&
    isNoneOr(fields, isSet) &&
    isSet(parents) &&
    isNoneOr(before, isMap),
  'record-type': ({ id }) => isText(id),
  list: ({ operation, objectApiName, listViewApiName }) =>
    isText(operation) && isText(objectApiName) && isText(listViewApiName),
  'related-list': ({ parentObjectApiName, relatedListId, preferencesId }) =>
    [parentObjectApiName, relatedListId, preferencesId].every((name) => isNoneOr(name, isText)),
  visit: ({ objectApiName }) => isText(objectApiName),
  resource: ({ resource }) => isText(resource),
};

const isVersionVector = (value: unknown): value is VersionVector =>
  value instanceof Map && [...value].every(([tab, count]) => isText(tab) && Number.isSafeInteger(count));

function isChange(value: unknown): value is PublishedChange {
  const change = Object(value) as Readonly<Record<string, unknown>>;
  const { kind } = change;
  return isText(kind) && Object.hasOwn(forms, kind) && forms[kind as PublishedChange['kind']](change);
}

function isState(value: unknown): value is State {
  const { at, entries, slices } = Object(value) as Partial<State>;
  return (
    typeof at === 'number' &&
    Array.isArray(entries) &&
    typeof slices === 'object' &&
    Object(slices) === slices
  );
}

/** The message, or undefined for anything else that may come over a channel. */
export function readMessage(value: unknown): Message | undefined {
  const { version, partition, tab, language, known, kind, changes, state } = Object(value) as Readonly<
    Record<string, unknown>
  >;
  if (!isText(version) || !isText(partition) || !isText(tab) || !isVersionVector(known)) return undefined;
  const sender = { version, partition, tab, known, ...(isText(language) ? { language } : {}) };
  if (kind === 'hello' || kind === 'here' || kind === 'bye' || kind === 'user') return { ...sender, kind };
  if (kind !== 'changes' || !Array.isArray(changes) || !isState(state)) return undefined;
  const all: readonly unknown[] = changes;
  return all.every(isChange)
    ? { ...sender, kind, changes: all as readonly PublishedChange[], state }
    : undefined;
}
