// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { SobjectRow } from './sobject-row.ts';

/** `id` is there for a record that was written. The code of an error stands in `statusCode`. */
export type CollectionResults = readonly {
  readonly success: boolean;
  readonly errors: readonly {
    readonly statusCode: string;
    readonly message: string;
    readonly fields: readonly string[];
  }[];
  readonly id?: string | undefined;
}[];

/** Records in the order in which their ids were named; null for one that is not there or may not be read. */
export type CollectionRows = readonly (SobjectRow | null)[];

/** A version of the API that is answered; `version` is written `63.0`. */
export type Versions = readonly {
  readonly label: string;
  readonly url: string;
  readonly version: string;
}[];

/** Names of resources and where they are. */
export interface Resources {
  readonly [name: string]: string;
}

/** An object in short. */
export interface SobjectSummary {
  readonly createable: boolean;
  readonly custom: boolean;
  readonly deletable: boolean;
  readonly keyPrefix: string | null;
  readonly label: string;
  readonly labelPlural: string;
  readonly layoutable: boolean;
  readonly name: string;
  readonly queryable: boolean;
  readonly retrieveable: boolean;
  readonly searchable: boolean;
  readonly updateable: boolean;
  readonly urls: {
    readonly [name: string]: string;
  };
  readonly [name: string]: unknown;
}

/** All objects that the caller may know of. `maxBatchSize` is how many records one write takes at most. */
export type Sobjects = {
  readonly encoding: string;
  readonly maxBatchSize: number;
  readonly sobjects: readonly SobjectSummary[];
};

/** An object in short, and the records of it that the user has seen last, with `Id` and `Name`. */
export type SobjectBasics = {
  readonly objectDescribe: SobjectSummary;
  readonly recentItems: readonly SobjectRow[];
};

/**
 * A field as `describeSobject` describes it. `length` counts characters, `precision` all digits of a number and `scale` those
 * after the point; `referenceTo` names the objects that a reference leads to.
 */
export interface SobjectField {
  readonly calculated: boolean;
  readonly createable: boolean;
  readonly custom: boolean;
  readonly defaultValue: boolean | number | string | null;
  readonly defaultedOnCreate: boolean;
  readonly filterable: boolean;
  readonly label: string;
  readonly length: number;
  readonly name: string;
  readonly nameField: boolean;
  readonly nillable: boolean;
  readonly picklistValues: readonly {
    readonly active: boolean;
    readonly defaultValue: boolean;
    readonly label: string;
    readonly validFor: string | null;
    readonly value: string;
    readonly [name: string]: unknown;
  }[];
  readonly precision: number;
  readonly referenceTo: readonly string[];
  readonly relationshipName: string | null;
  readonly scale: number;
  readonly sortable: boolean;
  readonly type: string;
  readonly unique: boolean;
  readonly updateable: boolean;
  readonly [name: string]: unknown;
}

/** An object with its fields, the objects that lead to it, and its record types. */
export interface SobjectDescription {
  readonly childRelationships: readonly {
    readonly childSObject: string;
    readonly field: string;
    readonly relationshipName: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly fields: readonly SobjectField[];
  readonly recordTypeInfos: readonly {
    readonly available: boolean;
    readonly defaultRecordTypeMapping: boolean;
    readonly master: boolean;
    readonly name: string;
    readonly recordTypeId: string;
    readonly [name: string]: unknown;
  }[];
  readonly createable: boolean;
  readonly custom: boolean;
  readonly deletable: boolean;
  readonly keyPrefix: string | null;
  readonly label: string;
  readonly labelPlural: string;
  readonly layoutable: boolean;
  readonly name: string;
  readonly queryable: boolean;
  readonly retrieveable: boolean;
  readonly searchable: boolean;
  readonly updateable: boolean;
  readonly urls: {
    readonly [name: string]: string;
  };
  readonly [name: string]: unknown;
}

/** That a record was created, and its id. A failure has a status of its own, so that `errors` is always empty. */
export type SaveResult = {
  readonly id: string;
  readonly success: true;
  readonly errors: readonly never[];
};

/** `nextRecordsUrl` is there while there are more records; `totalSize` counts all of them. */
export type QueryResult = {
  readonly totalSize: number;
  readonly done: boolean;
  readonly records: readonly SobjectRow[];
  readonly nextRecordsUrl?: string | undefined;
};
