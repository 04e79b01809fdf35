// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { Errors } from '../responses.ts';
import type { RecordTypeInfo } from './record-type-info.ts';

/**
 * A field of an object: its type, its limits, and what may be done with it. `length` counts characters,
 * `precision` all digits of a number and `scale` those after the point.
 */
export interface FieldInfo {
  readonly apiName: string;
  readonly calculated: boolean;
  readonly compound: boolean;
  readonly compoundComponentName: string | null;
  readonly compoundFieldName: string | null;
  readonly controllerName: string | null;
  readonly controllingFields: readonly string[];
  readonly createable: boolean;
  readonly custom: boolean;
  readonly dataType: string;
  readonly externalId: boolean;
  readonly extraTypeInfo: string | null;
  readonly filterable: boolean;
  readonly filteredLookupInfo: {
    readonly [name: string]: unknown;
  } | null;
  readonly highScaleNumber: boolean;
  readonly htmlFormatted: boolean;
  readonly inlineHelpText: string | null;
  readonly label: string;
  readonly length: number;
  readonly nameField: boolean;
  readonly polymorphicForeignKey: boolean;
  readonly precision: number;
  readonly reference: boolean;
  readonly referenceTargetField: string | null;
  readonly referenceToInfos: readonly {
    readonly apiName: string;
    readonly nameFields: readonly string[];
    readonly [name: string]: unknown;
  }[];
  readonly relationshipName: string | null;
  readonly required: boolean;
  readonly scale: number;
  readonly searchPrefilterable: boolean;
  readonly sortable: boolean;
  readonly unique: boolean;
  readonly updateable: boolean;
  readonly [name: string]: unknown;
}

/** D-047, D-048. */
export interface ObjectInfo {
  readonly apiName: string;
  readonly associateEntityType: string | null;
  readonly associateParentEntity: string | null;
  readonly childRelationships: readonly {
    readonly childObjectApiName: string;
    readonly fieldName: string;
    readonly junctionIdListNames: readonly string[];
    readonly junctionReferenceTo: readonly string[];
    readonly relationshipName: string | null;
    /** Beside the specification: the field may refer to records of any object. */
    readonly polymorphicForeignKey?: boolean | undefined;
    readonly [name: string]: unknown;
  }[];
  readonly compactLayoutable: boolean;
  readonly createable: boolean;
  readonly custom: boolean;
  readonly defaultRecordTypeId: string | null;
  readonly deletable: boolean;
  readonly dependentFields: {
    readonly [name: string]: unknown;
  };
  readonly eTag: string;
  readonly feedEnabled: boolean;
  readonly fields: {
    readonly [name: string]: FieldInfo;
  };
  readonly keyPrefix: string | null;
  readonly label: string;
  readonly labelPlural: string;
  readonly layoutable: boolean;
  readonly mruEnabled: boolean;
  readonly nameFields: readonly string[];
  readonly queryable: boolean;
  readonly recordTypeInfos: {
    readonly [name: string]: RecordTypeInfo;
  };
  readonly searchLayoutable: boolean;
  readonly searchable: boolean;
  readonly themeInfo: {
    readonly color: string | null;
    readonly iconUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly updateable: boolean;
  /** Beside the specification: the picklist of the object's path; null where it has none. */
  readonly pathFieldApiName?: string | null | undefined;
  readonly [name: string]: unknown;
}

/** Object infos in the order of the names, each with a status of its own (D-110): 200 with the info, else with errors. */
export interface ObjectInfoBatch {
  readonly results: readonly {
    readonly result: Errors | ObjectInfo;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-049: by object name. */
export interface ObjectInfoDirectory {
  readonly objects: {
    readonly [name: string]: {
      readonly apiName: string;
      readonly keyPrefix: string | null;
      readonly label: string;
      readonly labelPlural: string;
      readonly nameFields: readonly string[];
      readonly objectInfoUrl: string;
      readonly [name: string]: unknown;
    };
  };
  readonly [name: string]: unknown;
}

/** D-059 to D-063. The discriminator is spelled as it travels. */
export type PicklistAttributes =
  | {
      readonly picklistAtrributesValueType: 'CaseStatus';
      readonly closed: boolean;
      readonly [name: string]: unknown;
    }
  | {
      readonly picklistAtrributesValueType: 'LeadStatus';
      readonly converted: boolean;
      readonly [name: string]: unknown;
    }
  | {
      readonly picklistAtrributesValueType: 'OpportunityStage';
      readonly closed: boolean;
      readonly defaultProbability: number;
      readonly forecastCategoryName: string;
      readonly won: boolean;
      readonly [name: string]: unknown;
    }
  | {
      readonly picklistAtrributesValueType: 'WorkStepStatus';
      readonly sortOrder: number;
      readonly statusCode: string;
      readonly [name: string]: unknown;
    };

/** D-057. */
export interface PicklistValues {
  readonly controllerValues: {
    readonly [name: string]: number;
  };
  readonly defaultValue: {
    readonly attributes:
      | {
          readonly picklistAtrributesValueType: 'CaseStatus';
          readonly closed: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'LeadStatus';
          readonly converted: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'OpportunityStage';
          readonly closed: boolean;
          readonly defaultProbability: number;
          readonly forecastCategoryName: string;
          readonly won: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'WorkStepStatus';
          readonly sortOrder: number;
          readonly statusCode: string;
          readonly [name: string]: unknown;
        }
      | null;
    readonly label: string;
    readonly validFor: readonly number[];
    readonly value: string;
    readonly [name: string]: unknown;
  } | null;
  readonly url: string;
  readonly values: readonly {
    readonly attributes:
      | {
          readonly picklistAtrributesValueType: 'CaseStatus';
          readonly closed: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'LeadStatus';
          readonly converted: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'OpportunityStage';
          readonly closed: boolean;
          readonly defaultProbability: number;
          readonly forecastCategoryName: string;
          readonly won: boolean;
          readonly [name: string]: unknown;
        }
      | {
          readonly picklistAtrributesValueType: 'WorkStepStatus';
          readonly sortOrder: number;
          readonly statusCode: string;
          readonly [name: string]: unknown;
        }
      | null;
    readonly label: string;
    readonly validFor: readonly number[];
    readonly value: string;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-064: by field name. */
export interface PicklistCollection {
  readonly picklistFieldValues: {
    readonly [name: string]: PicklistValues;
  };
  readonly [name: string]: unknown;
}
