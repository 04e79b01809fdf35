// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { LayoutUserState, RecordLayout } from '../layouts/responses.ts';
import type { RecordTypeInfo } from '../object-info/record-type-info.ts';
import type { ObjectInfo } from '../object-info/responses.ts';
import type { Errors } from '../responses.ts';
import type { FieldValue, RecordCollection, RecordRepresentation } from './record-representation.ts';

/** D-021. */
export interface RecordDefaults {
  readonly layout: RecordLayout;
  readonly objectInfos: {
    readonly [name: string]: ObjectInfo;
  };
  readonly record: {
    readonly apiName: string;
    readonly childRelationships: {
      readonly [name: string]: RecordCollection;
    };
    readonly fields: {
      readonly [name: string]: FieldValue;
    };
    readonly id: string | null;
    readonly lastModifiedById: string | null;
    readonly lastModifiedDate: string | null;
    readonly recordTypeId: string | null;
    readonly recordTypeInfo: RecordTypeInfo | null;
    readonly systemModstamp: string | null;
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}

/** D-023. */
export interface RecordTemplateClone {
  readonly apiName: string;
  readonly cloneSourceId: string;
  readonly fields: {
    readonly [name: string]: FieldValue;
  };
  readonly recordTypeId: string | null;
  readonly [name: string]: unknown;
}

/** D-024. */
export interface RecordTemplateCreate {
  readonly apiName: string;
  readonly fields: {
    readonly [name: string]: FieldValue;
  };
  readonly recordTypeId: string | null;
  readonly [name: string]: unknown;
}

/** D-110, D-111: 200 and 201 come with the record, 204 with nothing, all else with what is wrong. */
export interface BatchOperationResults {
  readonly hasErrors: boolean;
  readonly results: readonly {
    readonly result: Errors | RecordError | RecordRepresentation | null;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-110: each result has its own status. */
export interface BatchRecords {
  readonly hasErrors: boolean;
  readonly results: readonly {
    readonly result: Errors | RecordRepresentation;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** A refused write of a record: an object where every other call answers a list. @internal */
export interface RecordError {
  readonly message: string;
  readonly statusCode: number;
  readonly enhancedErrorType: string | null;
  readonly output:
    | RecordRepresentation
    | {
        readonly errors: readonly {
          readonly constituentField: string | null;
          readonly duplicateRecordError: unknown;
          readonly errorCode: string;
          readonly field: string | null;
          readonly fieldLabel: string | null;
          readonly message: string;
        }[];
        readonly fieldErrors: {
          readonly [name: string]: readonly {
            readonly constituentField: string | null;
            readonly duplicateRecordError: unknown;
            readonly errorCode: string;
            readonly field: string | null;
            readonly fieldLabel: string | null;
            readonly message: string;
          }[];
        };
      };
  readonly [name: string]: unknown;
}

/** D-019; layouts by object, record type, layout type and mode (D-020), records and user states by id. */
export interface RecordUi {
  readonly records: {
    readonly [name: string]: RecordRepresentation;
  };
  readonly objectInfos: {
    readonly [name: string]: ObjectInfo;
  };
  readonly layouts: {
    readonly [name: string]: {
      readonly [name: string]: {
        readonly [name: string]: {
          readonly [name: string]: RecordLayout;
        };
      };
    };
  };
  readonly layoutUserStates: {
    readonly [name: string]: LayoutUserState;
  };
  readonly [name: string]: unknown;
}
