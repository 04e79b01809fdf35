// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { RecordRepresentation } from '../records/record-representation.ts';

/** D-096: all three are records. */
export interface ContentDocumentComposite {
  readonly contentDocument: RecordRepresentation;
  readonly contentDocumentLinks: readonly RecordRepresentation[];
  readonly contentVersion: RecordRepresentation;
  readonly [name: string]: unknown;
}

/** A picture that waits for its form, as it is stored: upright, without metadata of the camera. */
export type UploadedPicture = {
  /** Known to its holder alone; what a form names it by. */
  readonly reference: string;
  readonly width: number;
  readonly height: number;
  readonly contentSize: number;
};

/** The id of the record that was created, and the API name of its object. */
export type CreatedRecord = {
  readonly apiName: string;
  readonly id: string;
};
