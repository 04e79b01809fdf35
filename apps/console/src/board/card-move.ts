import type { RecordRepresentation } from '@relab/contract/records';

/** A card on its way to another column; null is the column without a value. */
export interface CardMove {
  readonly record: RecordRepresentation;
  readonly from: string | null;
  readonly to: string | null;
}
