import type { RecordTypeInfo } from '../object-info/record-type-info.ts';

/** A field's value: a scalar, or the record that a reference leads to (D-008, D-009). */
export interface FieldValue {
  readonly displayValue: string | null;
  readonly value: string | number | boolean | null | RecordRepresentation;
}

/** D-010: records that stand below another one, and where the page of them lies. */
export interface RecordCollection {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly records: readonly RecordRepresentation[];
}

/** D-006; eTag and weakEtag come with it and go back untouched. */
export interface RecordRepresentation {
  readonly apiName: string;
  readonly childRelationships: Readonly<Record<string, RecordCollection>>;
  readonly eTag: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
  readonly id: string;
  readonly lastModifiedById: string | null;
  readonly lastModifiedDate: string | null;
  readonly recordTypeId: string | null;
  readonly recordTypeInfo: RecordTypeInfo | null;
  readonly systemModstamp: string | null;
  readonly weakEtag: number;
}
