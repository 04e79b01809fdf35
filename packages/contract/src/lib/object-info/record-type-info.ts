/** D-007. @internal */
export interface RecordTypeInfo {
  readonly available: boolean;
  readonly defaultRecordTypeMapping: boolean;
  readonly master: boolean;
  readonly name: string;
  readonly recordTypeId: string;
  readonly [name: string]: unknown;
}
