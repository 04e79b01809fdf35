// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { FieldValue } from '../records/record-representation.ts';
import type { Errors } from '../responses.ts';

/** Kept and handed on unread, whatever is in it (D-072). */
export interface ActionOverrides {
  readonly [name: string]: unknown;
}

/** The content of `activations` is passed on unread (D-073). */
export interface FormulaActivations {
  readonly activations:
    | readonly unknown[]
    | {
        readonly [name: string]: unknown;
      };
  readonly [name: string]: unknown;
}

/** D-071. `isMassAction` is a text. */
export interface PlatformAction {
  readonly actionListContext: string;
  readonly actionTarget: string | null;
  readonly actionTargetType: string | null;
  readonly apiName: string;
  readonly externalId: string;
  readonly iconUrl: string | null;
  readonly id: string | null;
  readonly isMassAction: 'false' | 'true';
  readonly label: string;
  readonly lwcComponent: string | null;
  readonly primaryColor: string | null;
  readonly relatedListRecordId: string | null;
  readonly relatedSourceObject: string | null;
  readonly section: string | null;
  readonly sourceObject: string | null;
  readonly subtype: string | null;
  readonly targetObject: string | null;
  readonly targetUrl: string | null;
  readonly type: string;
  readonly [name: string]: unknown;
}

/** D-070; `actions` is keyed by what the actions belong to: a record's id, an object's name, `Global`. */
export interface ActionCollection {
  readonly actions: {
    readonly [name: string]: {
      readonly actions: readonly PlatformAction[];
      readonly links: readonly string[];
      readonly url: string;
      readonly [name: string]: unknown;
    };
  };
  readonly url: string;
  readonly [name: string]: unknown;
}

/** One result per related list, in the requested order. */
export interface RelatedListsActions {
  readonly results: readonly {
    readonly result: ActionCollection | Errors;
    readonly statusCode: number;
    readonly [name: string]: unknown;
  }[];
  readonly [name: string]: unknown;
}

/** D-065. */
export interface QuickActionExecution {
  readonly contextId: string | null;
  readonly feedItemId: string | null;
  readonly id: string | null;
  readonly isCreated: boolean;
  readonly isSuccess: boolean;
  readonly successMessage: string | null;
  readonly [name: string]: unknown;
}

/** D-066. */
export interface QuickActionDefaults {
  readonly actionApiName: string;
  readonly fields: {
    readonly [name: string]: FieldValue;
  };
  readonly objectApiName: string | null;
  readonly [name: string]: unknown;
}

/** D-067; the layout is passed on unread. */
export interface QuickActionLayout {
  readonly actionApiName: string;
  readonly layout: {
    readonly [name: string]: unknown;
  } | null;
  readonly [name: string]: unknown;
}

/** D-068, D-069; `accessLevelRequired` is the access to the record that a user needs (D-217). Icons are in pixels. */
export interface QuickActionInfo {
  readonly accessLevelRequired: string | null;
  readonly actionApiName: string;
  readonly colors: readonly {
    readonly color: string;
    readonly colorContext: string | null;
    readonly theme: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly copilotActionDescription: string | null;
  readonly copilotInputs: readonly {
    readonly inputName: string;
    readonly inputValue: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly copilotIntent: string | null;
  readonly copilotPlanTemplateId: string | null;
  readonly copilotUserUtterance: string | null;
  readonly flowDevName: string | null;
  readonly flowRecordIdVar: string | null;
  readonly iconName: string | null;
  readonly icons: readonly {
    readonly contentType: string;
    readonly height: number;
    readonly theme: string | null;
    readonly url: string;
    readonly width: number;
    readonly [name: string]: unknown;
  }[];
  readonly label: string;
  readonly lightningComponentBundleName: string | null;
  readonly lightningComponentQualifiedName: string | null;
  readonly lightningWebComponentBundleName: string | null;
  readonly lightningWebComponentQualifiedName: string | null;
  readonly parameters: readonly {
    readonly parameterName: string;
    readonly parameterValue: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly targetParentField: string | null;
  readonly targetRecordTypeId: string | null;
  readonly targetSobjectType: string | null;
  readonly type: string;
  readonly [name: string]: unknown;
}
