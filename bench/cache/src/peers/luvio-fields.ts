import type { FragmentSelection, Luvio, PathSelection, Store, StoreLink } from '@luvio/engine';
import { envelope, luvioCache, noteLifetime, recordKey, scalar } from '../luvio-engine.ts';
import { uiPeer } from '../peer.ts';
import type { UiField, UiRecord } from '../ui-form.ts';
import { itemFields, linkedFields, links } from '../workload.ts';

interface StoredField {
  readonly displayValue: string | null;
  readonly value: Exclude<UiField['value'], UiRecord> | StoreLink;
}

type Stored = Omit<UiRecord, 'fields'> & { readonly fields: Readonly<Record<string, StoreLink>> };

const fragmentOf = (fields: readonly PathSelection[]): FragmentSelection => ({
  kind: 'Fragment',
  private: [],
  selections: [...envelope, { kind: 'Object', name: 'fields', selections: [...fields] }],
});

const fieldLink = (name: string, value: PathSelection): PathSelection => ({
  kind: 'Link',
  name,
  fragment: { kind: 'Fragment', private: [], selections: [scalar('displayValue'), value] },
});

const values = (names: readonly string[]) => names.map((name) => fieldLink(name, scalar('value')));

const linked = fragmentOf(values(linkedFields));

const fragment = fragmentOf([
  ...values(itemFields),
  ...Object.keys(links).map((name) => fieldLink(name, { kind: 'Link', name: 'value', fragment: linked })),
]);

function sameField(held: StoredField | undefined, next: StoredField): boolean {
  if (!held || held.displayValue !== next.displayValue) return false;
  if (held.value === next.value) return true;
  return (
    typeof held.value === 'object' &&
    typeof next.value === 'object' &&
    held.value?.__ref === next.value?.__ref
  );
}

function ingestField(field: UiField, key: string, luvio: Luvio, store: Store): StoreLink {
  const { displayValue, value } = field;
  const linkedRecord = typeof value === 'object' && value !== null;
  const next: StoredField = {
    displayValue,
    value: linkedRecord ? { __ref: ingest(value, luvio, store) } : value,
  };
  if (!sameField(store.records[key], next)) luvio.storePublish(key, next);
  return { __ref: key };
}

/** An equal record, or field, is not stored again; stored fields beside those that came stay. */
function ingest(record: UiRecord, luvio: Luvio, store: Store): string {
  const key = recordKey(record.id);
  const fields: Record<string, StoreLink> = {};
  for (const name of Object.keys(record.fields)) {
    const field = record.fields[name];
    if (field) fields[name] = ingestField(field, `${key}__fields__${name}`, luvio, store);
  }
  const held: Stored | undefined = store.records[key];
  if (!held || held.weakEtag !== record.weakEtag)
    luvio.storePublish(key, { ...record, fields: { ...held?.fields, ...fields } });
  noteLifetime(luvio, key);
  return key;
}

/** The engine with each field under a key of its own, as the platform's client keeps records. */
export const peer = uiPeer(() => luvioCache({ ingest, fragment }));
