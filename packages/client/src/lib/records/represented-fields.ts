import { isRecord, type StoredRecord } from '@relab/store';

/** Paths of all the fields that an answer holds, five levels deep (D-161). */
export function representedFields({ fields }: StoredRecord, depth = 5): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = field?.value;
    if (!isRecord(value)) return [name];
    const nested = depth > 1 ? representedFields(value, depth - 1) : [];
    return nested.length > 0 ? nested.map((path) => `${name}.${path}`) : [name];
  });
}
