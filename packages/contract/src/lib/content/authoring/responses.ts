// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** A person; null where the installation itself did it. */
export type UserSummary = {
  readonly id: string;
  readonly name: string;
  readonly resourceUrl: string;
};

/** @internal */
export type TypeSummary = {
  readonly fullyQualifiedName: string;
  readonly name: string;
};

/** @internal */
export type Resource = {
  readonly id: string;
  readonly resourceUrl: string;
};
