export type LayoutMode = 'Create' | 'Edit' | 'View';

/** One field, several side by side (a city and its postal code), or an empty item (null). */
export type LayoutItem =
  | string
  | null
  | {
      readonly fields: readonly string[];
      readonly label?: string;
      /** Required by the layout although the field is not, or shown without a way to change it. */
      readonly behavior?: 'Required' | 'Readonly';
    };

/** Items fill the section row by row. */
export interface LayoutSection {
  readonly heading: string;
  /** Its id, while its heading may change; the heading by default. */
  readonly name?: string;
  /** Two by default. */
  readonly columns?: 1 | 2;
  readonly items: readonly LayoutItem[];
  /** True by default. */
  readonly useHeading?: boolean;
  readonly collapsible?: boolean;
  readonly tabOrder?: 'LeftRight' | 'TopDown';
  /** All by default. */
  readonly modes?: readonly LayoutMode[];
}

/** How a record is laid out. Without a declaration all fields stand in two columns. */
export interface Layouts {
  readonly full?: readonly LayoutSection[];
  /** What a record shows at a glance; the name first. */
  readonly compact?: readonly string[];
  /** By name of the record type, where it differs. */
  readonly recordTypes?: Readonly<
    Record<string, { readonly full?: readonly LayoutSection[]; readonly compact?: readonly string[] }>
  >;
}

/** The values of a picklist that a record passes through, and what counts in each. */
export interface RecordPath {
  readonly label: string;
  /** The picklist. */
  readonly field: string;
  /** By value of the picklist. */
  readonly steps?: Readonly<
    Record<string, { readonly fields?: readonly string[]; readonly guidance?: string }>
  >;
}
