// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** D-074; `userNavItems` are `navItems` as the user arranged them, and empty unless requested. */
export interface App {
  readonly appId: string;
  readonly description: string | null;
  readonly developerName: string;
  readonly formFactors: readonly string[];
  readonly headerColor: string | null;
  readonly iconUrl: string | null;
  readonly isNavAutoTempTabsDisabled: boolean;
  readonly isNavPersonalizationDisabled: boolean;
  readonly isNavTabPersistenceDisabled: boolean;
  readonly isOmniPinnedViewEnabled: boolean;
  readonly label: string;
  readonly logoUrl: string | null;
  readonly mobileStartUrl: string | null;
  readonly navItems: readonly NavItem[];
  readonly selected: boolean;
  readonly startUrl: string | null;
  readonly type: string | null;
  readonly userNavItems: readonly NavItem[];
  readonly [name: string]: unknown;
}

/** The apps that the user may open; one of them is `selected`. */
export interface Apps {
  readonly apps: readonly App[];
  readonly [name: string]: unknown;
}

/** D-075; the target of an item (`pageReference`) is passed on unread. */
export interface NavItem {
  readonly availableInClassic: boolean;
  readonly availableInLightning: boolean;
  readonly color: string | null;
  readonly content: string | null;
  readonly custom: boolean;
  readonly developerName: string;
  readonly iconUrl: string | null;
  readonly id: string | null;
  readonly itemType: string;
  readonly label: string;
  readonly objectApiName: string | null;
  readonly objectLabel: string | null;
  readonly objectLabelPlural: string | null;
  readonly pageReference: {
    readonly [name: string]: unknown;
  } | null;
  readonly standardType: string | null;
  readonly [name: string]: unknown;
}

/** D-076; the last page has no `nextPageUrl`. */
export interface NavItems {
  readonly navItems: readonly NavItem[];
  readonly nextPageUrl: string | null;
  readonly [name: string]: unknown;
}

/** Colors are hexadecimal. */
export interface Theme {
  readonly brandColor: string | null;
  readonly brandImage: {
    readonly largeUrl: string | null;
    readonly mediumUrl: string | null;
    readonly smallUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly defaultGroupBanner: {
    readonly fullSizeUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly defaultGroupImage: {
    readonly largeUrl: string | null;
    readonly mediumUrl: string | null;
    readonly smallUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly defaultPageBanner: {
    readonly fullSizeUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly defaultUserBanner: {
    readonly fullSizeUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly defaultUserImage: {
    readonly largeUrl: string | null;
    readonly mediumUrl: string | null;
    readonly smallUrl: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly density: string | null;
  readonly headerColor: string | null;
  readonly linkColor: string | null;
  readonly pageColor: string | null;
  readonly [name: string]: unknown;
}
