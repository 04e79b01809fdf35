import type { FragmentSelection, Luvio, PathSelection, Store, StoreLink } from '@luvio/engine';
import { envelope, luvioCache, noteLifetime, recordKey, scalar } from '../luvio-engine.ts';
import { uiPeer } from '../peer.ts';
import type { UiField, UiRecord } from '../ui-form.ts';
import { itemFields, linkedFields, links } from '../workload.ts';

interface StoredField {
  readonly displayValue: string | null;
  readonly value: Exclude<UiField['value'], UiRecord> | StoreLink;
}

type Stored = Omit<UiRecord, 'fields'> & { readonly fields: Readonly<Record<string, StoredField>> };

const fragmentOf = (fields: readonly PathSelection[]): FragmentSelection => ({
  kind: 'Fragment',
  private: [],
  selections: [...envelope, { kind: 'Object', name: 'fields', selections: [...fields] }],
});

const values = (names: readonly string[]) =>
  names.map((name): PathSelection => ({ kind: 'Object', name, opaque: true }));

const linked = fragmentOf(values(linkedFields));

const fragment = fragmentOf([
  ...values(itemFields),
  ...Object.keys(links).map(
    (name): PathSelection => ({
      kind: 'Object',
      name,
      selections: [scalar('displayValue'), { kind: 'Link', name: 'value', fragment: linked }],
    }),
  ),
]);

function same(held: Stored, next: Stored): boolean {
  if (held.weakEtag !== next.weakEtag) return false;
  for (const name in next.fields) {
    const [a, b] = [held.fields[name], next.fields[name]];
    if (!a || !b || a.displayValue !== b.displayValue) return false;
    if (a.value === b.value) continue;
    if (typeof a.value !== 'object' || typeof b.value !== 'object') return false;
    if (a.value?.__ref !== b.value?.__ref) return false;
  }
  return true;
}

const isRecord = (field: UiField): field is UiField & { readonly value: UiRecord } =>
  typeof field.value === 'object' && field.value !== null;

const isPlain = (field: UiField): field is UiField & StoredField => !isRecord(field);

/** An equal record is not stored again; stored fields beside those that came stay. */
function ingest(record: UiRecord, luvio: Luvio, store: Store): string {
  const key = recordKey(record.id);
  const fields: Record<string, StoredField> = {};
  for (const name in record.fields) {
    const field = record.fields[name];
    if (!field) continue;
    if (isPlain(field)) fields[name] = field;
    else if (isRecord(field))
      fields[name] = {
        displayValue: field.displayValue,
        value: { __ref: ingest(field.value, luvio, store) },
      };
  }
  const held: Stored | undefined = store.records[key];
  const next: Stored = { ...record, fields };
  if (!held) luvio.storePublish(key, next);
  else if (!same(held, next)) luvio.storePublish(key, { ...next, fields: { ...held.fields, ...fields } });
  noteLifetime(luvio, key);
  return key;
}

/** The engine with each record in one piece, which is the quickest that it allows. */
export const peer = uiPeer(() => luvioCache({ ingest, fragment }));
