/** A program that types refuse, and the one that it should have been. */
export interface Refusal {
  readonly name: string;
  /** The number of the compiler's diagnostic. */
  readonly code: number;
  readonly rejected: string;
  readonly accepted: string;
}
