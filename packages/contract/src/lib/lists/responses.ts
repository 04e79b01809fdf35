// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { RecordRepresentation } from '../records/record-representation.ts';
import type { Errors } from '../responses.ts';

/** D-032. @internal */
export interface OrderedBy {
  readonly fieldApiName: string;
  readonly isAscending: boolean;
  readonly label: string;
  readonly [name: string]: unknown;
}

/** D-025, D-026. */
export interface ListInfo {
  readonly cloneable: boolean;
  readonly createable: boolean;
  readonly deletable: boolean;
  readonly displayColumns: readonly {
    readonly fieldApiName: string;
    readonly label: string;
    readonly searchable: boolean;
    readonly sortable: boolean;
    /** By record type id. */
    readonly inlineEditAttributes?:
      | {
          readonly [name: string]: {
            readonly editable: boolean;
            readonly required: boolean;
            readonly [name: string]: unknown;
          };
        }
      | undefined;
    readonly lookupId?: string | null | undefined;
    readonly [name: string]: unknown;
  }[];
  readonly eTag: string;
  readonly filterLogicString: string | null;
  readonly filteredByInfo: readonly {
    readonly fieldApiName: string;
    readonly label: string;
    readonly operandLabels: readonly string[];
    readonly operator: string;
    readonly [name: string]: unknown;
  }[];
  readonly hasMassActions: boolean;
  readonly inlineEditDetails: {
    readonly message: string | null;
    readonly state: 'Disabled' | 'Enabled' | 'Off';
    readonly [name: string]: unknown;
  };
  readonly label: string;
  readonly listReference: ListReference;
  readonly listShares: readonly {
    readonly shareType:
      | 'ChannelProgramGroup'
      | 'Group'
      | 'Regular'
      | 'Role'
      | 'RoleAndSubordinates'
      | 'RoleAndSubordinatesInternal'
      | 'Territory'
      | 'TerritoryAndSubordinates';
    readonly shares: readonly {
      readonly label: string;
      readonly shareApiName: string;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  }[];
  readonly objectApiNames: readonly string[];
  readonly orderedByInfo: readonly OrderedBy[];
  /** The list of records seen last has none. */
  readonly scope: {
    readonly apiName: string;
    readonly entity: {
      readonly id: string;
      readonly label: string;
      readonly [name: string]: unknown;
    } | null;
    readonly label: string;
    readonly relatedEntity: {
      readonly id: string;
      readonly label: string;
      readonly type: string | null;
      readonly [name: string]: unknown;
    } | null;
    readonly [name: string]: unknown;
  } | null;
  readonly searchable: boolean;
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
  readonly visibility: 'Private' | 'Public' | 'Shared';
  readonly visibilityEditable: boolean;
  readonly [name: string]: unknown;
}

/** List infos in the order in which they were requested, each with a status of its own (D-110). */
export interface ListInfoBatch {
  readonly results: readonly {
    readonly result: Errors | ListInfo;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** Why a list was not made or changed, by member; `developerName` is its API name. */
export interface ListError {
  readonly errorCode: string;
  readonly message: string;
  readonly output: {
    readonly fieldErrors: readonly {
      readonly errorMessage: string;
      readonly fieldApiName: string;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  };
  readonly statusCode: number;
  readonly [name: string]: unknown;
}

/** D-043. */
export interface ListObjectInfo {
  readonly availableScopes: readonly {
    readonly apiName: string;
    readonly availableEntities: readonly {
      readonly id: string;
      readonly label: string;
      readonly [name: string]: unknown;
    }[];
    readonly label: string;
    readonly [name: string]: unknown;
  }[];
  readonly columns: readonly {
    readonly alias: string;
    readonly dataType: string;
    readonly defaultFilterOperator: string | null;
    readonly displayable: boolean;
    readonly fieldApiName: string;
    readonly filterable: boolean;
    readonly label: string;
    readonly picklistValues: readonly {
      readonly apiName: string;
      readonly label: string;
      readonly [name: string]: unknown;
    }[];
    readonly sortable: boolean;
    readonly supportedFilterOperators: readonly string[];
    readonly [name: string]: unknown;
  }[];
  readonly createable: boolean;
  readonly objectApiName: string;
  readonly publicOrSharedCreateable: boolean;
  readonly relatedEntityApiName: string | null;
  readonly [name: string]: unknown;
}

/** D-046. */
export interface ListPreferences {
  readonly listReference: ListReference;
  readonly orderedBy: readonly OrderedBy[];
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

/** D-030; the list of records seen last has neither id nor name. */
export interface ListReference {
  readonly id: string | null;
  readonly listViewApiName: string | null;
  readonly objectApiName: string;
  readonly type: 'listView' | 'mru';
  readonly [name: string]: unknown;
}

/** D-035; `count` is the number of records in this page. */
export interface ListRecords {
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly fields: readonly string[];
  readonly listInfoETag: string;
  readonly listReference: ListReference;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly optionalFields: readonly string[];
  readonly pageSize: number;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly records: readonly RecordRepresentation[];
  readonly searchTerm: string | null;
  readonly sortBy: readonly string[];
  readonly where: string | null;
  readonly [name: string]: unknown;
}

/** D-037: each leads to its list UI. */
export interface ListViewSummaries {
  readonly lists: readonly {
    readonly listUiUrl: string;
    readonly apiName: string;
    readonly id: string;
    readonly label: string;
    readonly [name: string]: unknown;
  }[];
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly objectApiName: string;
  readonly pageSize: number;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly queryString: string | null;
  readonly recentListsOnly: boolean;
  readonly [name: string]: unknown;
}

/** D-037: each leads to its list info. */
export interface ListInfoSummaries {
  readonly lists: readonly {
    readonly url: string;
    readonly apiName: string;
    readonly id: string;
    readonly label: string;
    readonly [name: string]: unknown;
  }[];
  readonly count: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly objectApiName: string;
  readonly pageSize: number;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly queryString: string | null;
  readonly recentListsOnly: boolean;
  /** Beside the specification: the list that opens first for the user; null where none is pinned. */
  readonly pinnedListViewApiName?: string | null | undefined;
  readonly [name: string]: unknown;
}

/** D-036. */
export interface ListUi {
  readonly info: ListInfo;
  readonly records: ListRecords;
  readonly [name: string]: unknown;
}

/** What the caller has opened last, of any object, the newest first. */
export type RecentRecords = readonly {
  readonly attributes: {
    readonly type: string;
    readonly url: string;
    readonly [name: string]: unknown;
  };
  readonly Id: string;
  readonly Name: string | null;
  readonly [name: string]: unknown;
}[];
