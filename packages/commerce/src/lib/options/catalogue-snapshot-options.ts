/** Where a shop keeps a snapshot of its catalogue in memory, so that it need not read all listings when it starts. */
export interface CatalogueSnapshotOptions {
  /** The path of the file. Processes of one machine share it. */
  readonly file: string;
  /** Told in one line why a snapshot is not used or was not written. */
  readonly log: (line: string) => void;
  /** Catalogues of fewer listings are loaded as fast from the database; 20,000 unless set. */
  readonly minListings?: number;
}
