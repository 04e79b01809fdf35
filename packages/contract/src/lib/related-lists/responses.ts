// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { OrderedBy } from '../lists/responses.ts';
import type { RecordRepresentation } from '../records/record-representation.ts';
import type { Errors } from '../responses.ts';

/** D-083; with `hasMore`, `count` is where the server stopped counting. */
export interface RelatedListCount {
  readonly count: number;
  readonly hasMore: boolean;
  readonly listReference: RelatedListReference;
  readonly [name: string]: unknown;
}

/** Counts of several related lists of one record, in the order of the names, each with a status of its own (D-110). */
export interface RelatedListCounts {
  readonly results: readonly {
    readonly result: Errors | RelatedListCount;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-081; filters, order and preferences have the form that they have in a list info. */
export interface RelatedListInfo {
  readonly cloneable: boolean;
  readonly createable: boolean;
  readonly deletable: boolean;
  readonly displayColumns: readonly {
    readonly dataType: string;
    readonly fieldApiName: string;
    readonly filterable: boolean;
    readonly label: string;
    readonly lookupId: string | null;
    readonly picklistValues: readonly unknown[] | null;
    readonly quickFilterOperator: string | null;
    readonly sortable: boolean;
    readonly [name: string]: unknown;
  }[];
  readonly fieldApiName: string | null;
  readonly fields: readonly string[];
  readonly filterLogicString: string | null;
  readonly filterable: boolean;
  readonly filteredByInfo: readonly {
    readonly fieldApiName: string;
    readonly label: string;
    readonly operandLabels: readonly string[];
    readonly operator: string;
    readonly [name: string]: unknown;
  }[];
  readonly label: string;
  readonly listReference: RelatedListReference;
  readonly objectApiNames: readonly string[];
  readonly optionalFields: readonly string[];
  readonly orderedByInfo: readonly OrderedBy[];
  readonly restrictColumnsToLayout: boolean;
  readonly updateable: boolean;
  readonly userPreferences: {
    readonly columnWidths: {
      readonly [name: string]: number;
    };
    readonly columnWrap: {
      readonly [name: string]: boolean;
    };
    /** Beside the specification: the columns that the user has chosen; the list's own where there are none. */
    readonly displayColumns?: readonly string[] | undefined;
    /** Beside the specification: those that stay in place while the others scroll. */
    readonly frozenColumns?: readonly string[] | undefined;
    readonly [name: string]: unknown;
  };
  readonly visibility: string | null;
  readonly visibilityEditable: boolean;
  readonly [name: string]: unknown;
}

/** Infos of several related lists, in the order of the names, each with a status of its own (D-110). */
export interface RelatedListInfos {
  readonly results: readonly {
    readonly result: Errors | RelatedListInfo;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-084. */
export interface RelatedListSummaries {
  readonly parentObjectApiName: string;
  readonly parentRecordTypeId: string | null;
  readonly relatedLists: readonly {
    readonly entityLabel: string;
    readonly entityLabelPlural: string;
    readonly fieldApiName: string | null;
    readonly keyPrefix: string | null;
    readonly label: string;
    readonly objectApiName: string;
    readonly parentFieldApiName: string | null;
    readonly relatedListId: string;
    readonly relatedListInfoUrl: string;
    readonly themeInfo: {
      readonly color: string | null;
      readonly iconUrl: string | null;
      readonly [name: string]: unknown;
    } | null;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-086. */
export interface RelatedListPreferences {
  readonly orderedBy: readonly OrderedBy[];
  readonly preferencesId: string;
  readonly columnWidths: {
    readonly [name: string]: number;
  };
  readonly columnWrap: {
    readonly [name: string]: boolean;
  };
  /** Beside the specification: the columns that the user has chosen; the list's own where there are none. */
  readonly displayColumns?: readonly string[] | undefined;
  /** Beside the specification: those that stay in place while the others scroll. */
  readonly frozenColumns?: readonly string[] | undefined;
  readonly [name: string]: unknown;
}

/** Preferences of several related lists, in the order of the ids, each with a status of its own (D-110). */
export interface RelatedListPreferencesBatch {
  readonly results: readonly {
    readonly result: Errors | RelatedListPreferences;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-085; `count` is the number of records in this page. */
export interface RelatedListRecords {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly fields: readonly string[];
  readonly listInfoETag: string;
  readonly listReference: RelatedListReference;
  readonly nextPageToken: string | null;
  readonly optionalFields: readonly string[];
  readonly pageSize: number;
  readonly previousPageToken: string | null;
  readonly records: readonly RecordRepresentation[];
  readonly sortBy: readonly string[];
  readonly where: string | null;
  readonly [name: string]: unknown;
}

/** A page of each of several related lists, in the order of the names, each with a status of its own (D-110). */
export interface RelatedListRecordsBatch {
  readonly results: readonly {
    readonly result: Errors | RelatedListRecords;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-082; a related list is named by its parent and `relatedListId`, so that `id` is null. */
export interface RelatedListReference {
  readonly id: string | null;
  readonly inContextOfRecordId: string | null;
  readonly listViewApiName: string | null;
  readonly objectApiName: string | null;
  readonly parentObjectApiName: string;
  readonly recordTypeId: string | null;
  readonly relatedListId: string;
  readonly type: 'relatedList';
  readonly [name: string]: unknown;
}
