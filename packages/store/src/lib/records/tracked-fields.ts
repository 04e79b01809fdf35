import { isRecord } from './record.ts';
import type { RecordTable } from './record-entry.ts';

/** Paths of the fields that are cached of a record, and of those it leads to, up to a depth (D-161: five levels). */
export function trackedFields(table: RecordTable, id: string, depth = 5): string[] {
  const paths: string[] = [];
  for (const [name, field] of Object.entries(table.get(id)?.fields ?? {})) {
    if (!field) continue;
    if (!isRecord(field.value)) paths.push(name);
    else if (depth > 1)
      paths.push(...trackedFields(table, field.value.id, depth - 1).map((path) => `${name}.${path}`));
  }
  return paths;
}
