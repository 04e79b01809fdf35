/** Where a unit stands, or a seller is at home. */
export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly city: string;
}
