/** A field of a record: a scalar, a compound, or the record that a reference leads to. */
export interface StoredField {
  readonly value: unknown;
  readonly displayValue?: unknown;
}

/** What the store needs to know of a record; every other member is kept and given back untouched. */
export interface StoredRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, StoredField>>;
  readonly weakEtag?: number | null;
  readonly systemModstamp?: string | null;
}

export function isRecord(value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, fields } = value as Partial<StoredRecord>;
  return typeof id === 'string' && typeof fields === 'object' && fields !== null && !Array.isArray(fields);
}

/** Above zero when `a` is the newer version, zero when they are alike or nothing tells them apart. */
export function compareVersions(a: StoredRecord, b: StoredRecord): number {
  if (typeof a.weakEtag === 'number' && typeof b.weakEtag === 'number') return a.weakEtag - b.weakEtag;
  return Date.parse(a.systemModstamp ?? '') - Date.parse(b.systemModstamp ?? '') || 0;
}
