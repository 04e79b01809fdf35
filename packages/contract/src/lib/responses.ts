// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** The body of every failed call. */
export type Errors = readonly {
  readonly errorCode: string;
  readonly message: string;
  readonly fields?: readonly string[] | undefined;
}[];
