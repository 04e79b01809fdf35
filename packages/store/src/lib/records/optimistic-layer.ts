import { own } from '../structural-sharing.ts';
import { sameField } from './ingest-record.ts';
import { compareVersions, isVersioned, type StoredRecord } from './record.ts';
import { type Layer, type RecordEntry, recordEntry, visibleFields } from './record-entry.ts';
import { markChanged, type RecordContext } from './record-table.ts';
import { invalidateFields } from './selection.ts';

/** A layer over a record that is not stored shows nowhere, and a field that looks the same has not changed. */
function setLayers(context: RecordContext, entry: RecordEntry, layer: Layer, layers: readonly Layer[]): void {
  const before = visibleFields(entry);
  entry.layers = layers;
  if (!entry.value) return;
  const after = visibleFields(entry);
  const names = Object.keys(layer.fields).filter(
    (name) => !sameField(own(before, name), own(after, name) ?? null),
  );
  if (layer.removed) markChanged(context, entry);
  else if (names.length > 0) markChanged(context, entry, new Set(names));
}

/** Adds a layer over those there are, and returns how it comes off again, wherever it then stands. */
export function addLayer(context: RecordContext, id: string, layer: Layer): (whenRead?: boolean) => void {
  const entry = recordEntry(context.table, id);
  setLayers(context, entry, layer, [...entry.layers, layer]);
  return (whenRead = false) => {
    if (whenRead && entry.value) {
      layer.isWritten = true;
      return;
    }
    const left = entry.layers.filter((other) => other !== layer);
    if (left.length < entry.layers.length) setLayers(context, entry, layer, left);
  };
}

/** What was written, and shown until it could be read, is part of the newer version. */
export function endWritten(entry: RecordEntry, before: StoredRecord | undefined): void {
  const { value } = entry;
  if (!value || value === before || (before && compareVersions(value, before) < 1 && isVersioned(value)))
    return;
  const ended = entry.layers.filter(({ isWritten }) => isWritten);
  if (ended.length === 0) return;
  const shown = visibleFields(entry);
  entry.layers = entry.layers.filter((layer) => !ended.includes(layer));
  const fields = visibleFields(entry);
  const changed = Object.keys(shown).filter(
    (name) => !sameField(own(shown, name), own(fields, name) ?? null),
  );
  if (changed.length > 0) invalidateFields(entry, new Set(changed));
}
