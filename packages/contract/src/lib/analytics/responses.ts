// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** `choice` is null until the user has chosen. `isSignaled`: the browser declines by itself, by Global Privacy Control or Do Not Track. */
export type Consent = {
  readonly choice: 'no' | 'yes' | null;
  readonly isSignaled: boolean;
};
