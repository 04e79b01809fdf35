/** A secret that was made just now: it is shown once, and cannot be read again. */
export interface NewSecret {
  readonly name: string;
  /** The client id. */
  readonly program: string;
  /** Null for a public program, which has none. */
  readonly secret: string | null;
}
