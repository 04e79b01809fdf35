/** A list of records that wait for somebody at a desk. */
export interface Queue {
  /** As it stands in the address. */
  readonly id: string;
  readonly label: string;
  readonly objectApiName: string;
  readonly listViewApiName: string;
  /** Field of the list view's columns with the time since when a record waits; the oldest first. */
  readonly sortBy?: readonly string[] | undefined;
  /** Its records wait for nobody: they are there to be looked up. */
  readonly isReference?: boolean | undefined;
}

/** The record that is open at a desk. */
export interface OpenRecord {
  readonly queue: Queue;
  readonly recordId: string;
}
