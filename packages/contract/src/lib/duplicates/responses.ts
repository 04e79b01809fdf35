// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** D-078. */
export interface DuplicateRule {
  readonly actionOnInsert: string | null;
  readonly actionOnUpdate: string | null;
  readonly active: boolean;
  readonly duplicateRuleFilters: readonly {
    readonly booleanFilter: string | null;
    readonly filterItems: readonly {
      readonly field: string;
      readonly operation: string;
      readonly sortOrder: number;
      readonly value: string | null;
      readonly [name: string]: unknown;
    }[];
    readonly ruleCritera: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly matchRules: readonly {
    readonly matchEngine: string;
    readonly matchFields: readonly string[];
    readonly name: string;
    readonly objectApiName: string;
    readonly [name: string]: unknown;
  }[];
  readonly name: string;
  readonly operationsOnInsert: readonly string[];
  readonly operationsOnUpdate: readonly string[];
  readonly [name: string]: unknown;
}

/** D-077. */
export interface DuplicateConfiguration {
  readonly apiName: string;
  readonly dedupeEnabled: boolean;
  readonly dedupeFields: readonly string[];
  readonly duplicateRules: readonly DuplicateRule[];
  readonly predupeEnabled: boolean;
  readonly [name: string]: unknown;
}

/** Matches by object, and by rule within each; empty where nothing resembles the record. */
export interface Duplicates {
  readonly allowSave: boolean;
  readonly duplicateError: boolean;
  readonly duplicateRules: readonly string[];
  readonly matches: readonly {
    readonly duplicateResultInfos: {
      readonly [name: string]: {
        readonly allowSave: boolean;
        readonly matchResultInfo: {
          readonly recordIds: readonly string[];
          readonly rule: string;
          readonly [name: string]: unknown;
        };
        readonly rule: string;
        readonly [name: string]: unknown;
      };
    };
    readonly objectApiName: string;
    readonly recordIds: readonly string[];
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}
