// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** D-055. An empty place has no name. */
export type LayoutComponent =
  | {
      readonly componentType: 'Canvas';
      readonly apiName: string | null;
      readonly displayLocation?: string | null | undefined;
      readonly height?: string | null | undefined;
      readonly referenceId?: string | null | undefined;
      readonly showScroll?: boolean | undefined;
      readonly width?: string | null | undefined;
      readonly [name: string]: unknown;
    }
  | {
      readonly componentType: 'CustomLink';
      readonly apiName: string | null;
      readonly behavior?: string | null | undefined;
      readonly customLinkUrl?: string | null | undefined;
      readonly label?: string | null | undefined;
      readonly [name: string]: unknown;
    }
  | {
      readonly componentType: 'EmptySpace';
      readonly apiName: string | null;
      readonly [name: string]: unknown;
    }
  | {
      readonly componentType: 'Field';
      readonly apiName: string | null;
      readonly label?: string | null | undefined;
      readonly [name: string]: unknown;
    }
  | {
      readonly componentType: 'ReportChart';
      readonly apiName: string | null;
      readonly cacheData?: boolean | undefined;
      readonly error?: string | null | undefined;
      readonly filter?: string | null | undefined;
      readonly hideOnError?: boolean | undefined;
      readonly placeholder?: string | null | undefined;
      readonly reportId?: string | null | undefined;
      readonly showTitle?: boolean | undefined;
      readonly size?: string | null | undefined;
      readonly [name: string]: unknown;
    }
  | {
      readonly componentType: 'VisualforcePage';
      readonly apiName: string | null;
      readonly height?: string | null | undefined;
      readonly showLabel?: boolean | undefined;
      readonly showScroll?: boolean | undefined;
      readonly visualforceUrl?: string | null | undefined;
      readonly width?: string | null | undefined;
      readonly [name: string]: unknown;
    };

/** A part of a layout under one heading; `rows` and `columns` count the grid of its items. */
export interface LayoutSection {
  readonly collapsible: boolean;
  readonly columns: number;
  readonly heading: string | null;
  readonly id: string;
  readonly layoutRows: readonly {
    readonly layoutItems: readonly {
      readonly editableForNew: boolean;
      readonly editableForUpdate: boolean;
      readonly label: string | null;
      readonly layoutComponents: readonly (
        | {
            readonly componentType: 'Canvas';
            readonly apiName: string | null;
            readonly displayLocation?: string | null | undefined;
            readonly height?: string | null | undefined;
            readonly referenceId?: string | null | undefined;
            readonly showScroll?: boolean | undefined;
            readonly width?: string | null | undefined;
            readonly [name: string]: unknown;
          }
        | {
            readonly componentType: 'CustomLink';
            readonly apiName: string | null;
            readonly behavior?: string | null | undefined;
            readonly customLinkUrl?: string | null | undefined;
            readonly label?: string | null | undefined;
            readonly [name: string]: unknown;
          }
        | {
            readonly componentType: 'EmptySpace';
            readonly apiName: string | null;
            readonly [name: string]: unknown;
          }
        | {
            readonly componentType: 'Field';
            readonly apiName: string | null;
            readonly label?: string | null | undefined;
            readonly [name: string]: unknown;
          }
        | {
            readonly componentType: 'ReportChart';
            readonly apiName: string | null;
            readonly cacheData?: boolean | undefined;
            readonly error?: string | null | undefined;
            readonly filter?: string | null | undefined;
            readonly hideOnError?: boolean | undefined;
            readonly placeholder?: string | null | undefined;
            readonly reportId?: string | null | undefined;
            readonly showTitle?: boolean | undefined;
            readonly size?: string | null | undefined;
            readonly [name: string]: unknown;
          }
        | {
            readonly componentType: 'VisualforcePage';
            readonly apiName: string | null;
            readonly height?: string | null | undefined;
            readonly showLabel?: boolean | undefined;
            readonly showScroll?: boolean | undefined;
            readonly visualforceUrl?: string | null | undefined;
            readonly width?: string | null | undefined;
            readonly [name: string]: unknown;
          }
      )[];
      readonly lookupIdApiName: string | null;
      readonly required: boolean;
      readonly sortable: boolean;
      readonly uiBehavior?: string | null | undefined;
      readonly [name: string]: unknown;
    }[];
    readonly [name: string]: unknown;
  }[];
  readonly rows: number;
  readonly useHeading: boolean;
  readonly tabOrder?: string | null | undefined;
  readonly [name: string]: unknown;
}

/** D-051 to D-054. */
export interface RecordLayout {
  readonly id: string | null;
  readonly layoutType: 'Compact' | 'Full';
  readonly mode: 'Create' | 'Edit' | 'View';
  readonly objectApiName: string;
  readonly recordTypeId: string | null;
  readonly saveOptions: readonly {
    readonly defaultValue: boolean;
    readonly isDisplayed: boolean;
    readonly label: string;
    readonly name: string;
    readonly restHeaderName: string | null;
    readonly soapHeaderName: string | null;
    readonly [name: string]: unknown;
  }[];
  readonly sections: readonly LayoutSection[];
  readonly [name: string]: unknown;
}

/** D-056: by section id. */
export interface LayoutUserState {
  readonly id: string;
  readonly sectionUserStates: {
    readonly [name: string]: {
      readonly collapsed: boolean;
      readonly id?: string | undefined;
      readonly [name: string]: unknown;
    };
  };
  readonly [name: string]: unknown;
}

/**
 * Its members are not documented: another server's may be others, which is why all may be missing. Ours are the picklist
 * (`fieldApiName`), and by value in their order the steps, each with its key fields laid out as in a section of a layout.
 */
export interface PathLayout {
  readonly fieldApiName?: string | undefined;
  readonly fieldLabel?: string | undefined;
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly objectApiName?: string | undefined;
  readonly recordTypeId?: string | undefined;
  readonly steps?:
    | readonly {
        readonly closed: boolean;
        readonly guidance: string | null;
        readonly id: string;
        readonly label: string;
        readonly layoutRows: readonly {
          readonly layoutItems: readonly {
            readonly editableForNew: boolean;
            readonly editableForUpdate: boolean;
            readonly label: string | null;
            readonly layoutComponents: readonly (
              | {
                  readonly componentType: 'Canvas';
                  readonly apiName: string | null;
                  readonly displayLocation?: string | null | undefined;
                  readonly height?: string | null | undefined;
                  readonly referenceId?: string | null | undefined;
                  readonly showScroll?: boolean | undefined;
                  readonly width?: string | null | undefined;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly componentType: 'CustomLink';
                  readonly apiName: string | null;
                  readonly behavior?: string | null | undefined;
                  readonly customLinkUrl?: string | null | undefined;
                  readonly label?: string | null | undefined;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly componentType: 'EmptySpace';
                  readonly apiName: string | null;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly componentType: 'Field';
                  readonly apiName: string | null;
                  readonly label?: string | null | undefined;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly componentType: 'ReportChart';
                  readonly apiName: string | null;
                  readonly cacheData?: boolean | undefined;
                  readonly error?: string | null | undefined;
                  readonly filter?: string | null | undefined;
                  readonly hideOnError?: boolean | undefined;
                  readonly placeholder?: string | null | undefined;
                  readonly reportId?: string | null | undefined;
                  readonly showTitle?: boolean | undefined;
                  readonly size?: string | null | undefined;
                  readonly [name: string]: unknown;
                }
              | {
                  readonly componentType: 'VisualforcePage';
                  readonly apiName: string | null;
                  readonly height?: string | null | undefined;
                  readonly showLabel?: boolean | undefined;
                  readonly showScroll?: boolean | undefined;
                  readonly visualforceUrl?: string | null | undefined;
                  readonly width?: string | null | undefined;
                  readonly [name: string]: unknown;
                }
            )[];
            readonly lookupIdApiName: string | null;
            readonly required: boolean;
            readonly sortable: boolean;
            readonly uiBehavior?: string | null | undefined;
            readonly [name: string]: unknown;
          }[];
          readonly [name: string]: unknown;
        }[];
        readonly value: string;
        readonly won: boolean;
        readonly [name: string]: unknown;
      }[]
    | undefined;
  readonly [name: string]: unknown;
}
