/** A record with its values side by side, and those that its references lead to inside it. `attributes` identifies it. */
export interface SobjectRow {
  readonly [name: string]: string | number | boolean | null | SobjectRow;
}
