// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { Errors } from '../responses.ts';

/** A picture, or the icon and colour of the record's object (D-087). */
export type RecordAvatar =
  | {
      readonly backgroundColor: string | null;
      readonly height: number | null;
      readonly photoMetadata: {
        readonly companyBluemasterId: string | null;
        readonly responseId: string | null;
        readonly [name: string]: unknown;
      } | null;
      readonly photoUrl: string;
      readonly provider: string | null;
      readonly recordId: string;
      readonly type: 'Photo';
      readonly width: number | null;
      readonly [name: string]: unknown;
    }
  | {
      readonly backgroundColor: string | null;
      readonly iconUrl: string | null;
      readonly recordId: string;
      readonly type: 'Theme';
      readonly [name: string]: unknown;
    };

/** Results in the requested order, or a map by record id (D-221). */
export type RecordAvatars =
  | {
      readonly [name: string]:
        | {
            readonly backgroundColor: string | null;
            readonly height: number | null;
            readonly photoMetadata: {
              readonly companyBluemasterId: string | null;
              readonly responseId: string | null;
              readonly [name: string]: unknown;
            } | null;
            readonly photoUrl: string;
            readonly provider: string | null;
            readonly recordId: string;
            readonly type: 'Photo';
            readonly width: number | null;
            readonly [name: string]: unknown;
          }
        | {
            readonly backgroundColor: string | null;
            readonly iconUrl: string | null;
            readonly recordId: string;
            readonly type: 'Theme';
            readonly [name: string]: unknown;
          };
    }
  | {
      readonly hasErrors: boolean;
      readonly results: readonly (
        | {
            readonly result: Errors;
            readonly statusCode: 400 | 404;
          }
        | {
            readonly result:
              | {
                  readonly backgroundColor: string | null;
                  readonly height: number | null;
                  readonly photoMetadata: {
                    readonly companyBluemasterId: string | null;
                    readonly responseId: string | null;
                    readonly [name: string]: unknown;
                  } | null;
                  readonly photoUrl: string;
                  readonly provider: string | null;
                  readonly recordId: string;
                  readonly type: 'Photo';
                  readonly width: number | null;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly backgroundColor: string | null;
                  readonly iconUrl: string | null;
                  readonly recordId: string;
                  readonly type: 'Theme';
                  readonly [name: string]: unknown;
                };
            readonly statusCode: 200;
          }
      )[];
      readonly [name: string]: unknown;
    };
