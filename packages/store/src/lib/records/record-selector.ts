import type { Selector } from '../cache-entry.ts';
import { addParent, removeParent } from '../dependent.ts';
import type { FieldTree } from './field-tree.ts';
import { recordEntry, type Selection } from './record-entry.ts';
import { evictRecord, invalidateRecord, type RecordContext } from './record-table.ts';
import { selectionExpiry, selectionOf, selectionView } from './selection.ts';

/** How a read of some fields of one record comes about. */
export function recordSelector(context: RecordContext, id: string, tree: FieldTree): Selector {
  const { store, table } = context;
  let selection: Selection | undefined;
  const expiresAt = () => (selection ? selectionExpiry(selection, store.now()) : 0);
  return {
    build(entry) {
      if (!selection) {
        selection = selectionOf(table, id, tree);
        addParent(selection, entry);
      }
      return selectionView(table, selection);
    },
    expiresAt,
    provenance() {
      const { layers, provenance } = recordEntry(table, id);
      const origin = layers.length > 0 ? 'optimistic' : provenance.origin;
      return { ...provenance, origin, expiresAt: expiresAt() };
    },
    release(entry) {
      if (selection) removeParent(selection, entry);
      selection = undefined;
    },
    evict: () => evictRecord(context, id),
    invalidate: () => invalidateRecord(context, id),
  };
}
