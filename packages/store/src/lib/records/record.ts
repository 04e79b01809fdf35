/** A field of a record: a scalar, a compound, or the record that a reference leads to. */
export interface StoredField {
  readonly value: unknown;
  readonly displayValue?: unknown;
}

/** A field is null when it was requested and the server left it out. */
export type Fields = Readonly<Record<string, StoredField | null>>;

/** What the store needs of a record; every other member is stored and returned unchanged. */
export interface StoredRecord {
  readonly id: string;
  readonly fields: Readonly<Record<string, StoredField>>;
  readonly apiName?: string;
  readonly recordTypeId?: string | null;
  /** A checksum of all that the response holds. */
  readonly eTag?: string | null;
  readonly weakEtag?: number | null;
  readonly systemModstamp?: string | null;
}

/** Whether a value of a response is a record that the store keeps once: it has an id and fields. */
export function isRecord(value: unknown): value is StoredRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, fields } = value as Partial<StoredRecord>;
  return typeof id === 'string' && typeof fields === 'object' && fields !== null && !Array.isArray(fields);
}

/** What a record calls itself where a reference that may lead to several objects leads to it, such as an owner. */
export const polymorphicName = 'Name';

/** Two responses of one id are of different objects; the name of polymorphic references stands for all. */
export const isOtherObject = ({ apiName: a }: StoredRecord, { apiName: b }: StoredRecord): boolean =>
  a !== b && a !== polymorphicName && b !== polymorphicName;

/**
 * The next answer as it is stored beside the record that is stored already: a record that came with the name of its
 * object does not lose it to a polymorphic reference.
 */
export function withObjectName(next: StoredRecord, stored: StoredRecord | undefined): StoredRecord {
  const { apiName } = stored ?? {};
  if (!stored || next.apiName !== polymorphicName || apiName === undefined || apiName === polymorphicName)
    return next;
  return compareVersions(next, stored) === 0 ? { ...stored, fields: next.fields } : { ...next, apiName };
}

/** Above zero when `a` is the newer version, zero when they are equal or cannot be compared. */
export function compareVersions(a: StoredRecord, b: StoredRecord): number {
  if (typeof a.weakEtag === 'number' && typeof b.weakEtag === 'number') return a.weakEtag - b.weakEtag;
  return Date.parse(a.systemModstamp ?? '') - Date.parse(b.systemModstamp ?? '') || 0;
}

/** Whether its versions can be compared. */
export const isVersioned = ({ weakEtag, systemModstamp }: StoredRecord): boolean =>
  typeof weakEtag === 'number' || typeof systemModstamp === 'string';

/** The members of the second, in the order of the first and none else. */
export function sameNames(names: readonly string[], fields: Fields): boolean {
  let count = 0;
  for (const name in fields) if (names[count++] !== name) return false;
  return count === names.length;
}

/**
 * Two answers that hold the same, by their checksums: nothing inside has to be looked at, but for the records inside,
 * which have checksums of their own.
 */
export function isSameResponse(
  a: StoredRecord,
  b: StoredRecord,
  names: readonly string[] = Object.keys(a.fields),
): boolean {
  return (
    a === b ||
    (typeof a.eTag === 'string' &&
      a.eTag === b.eTag &&
      a.weakEtag === b.weakEtag &&
      sameNames(names, b.fields))
  );
}

/** Names of the fields that lead to records. */
export const linkNames = (fields: Fields): readonly string[] =>
  Object.keys(fields).filter((name) => isRecord(fields[name]?.value));
