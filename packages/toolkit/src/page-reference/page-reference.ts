/** S-083 to S-097: the seven kinds of page that a link can open, under the platform's documented type names. */
export type PageReference =
  | WebPageReference
  | ContentPageReference
  | RecordPageReference
  | NamedPageReference
  | RelationshipPageReference
  | ObjectPageReference
  | SearchPageReference;

/** Parameters of the page beside its identity, such as `mcVersionId` (S-084), `filterName` (S-093) or `term`. */
export type PageState = Readonly<Record<string, string>>;

/** S-090. Also what an unknown type falls back to (S-180). */
export interface WebPageReference {
  readonly type: 'standard__webPage';
  readonly attributes: { readonly url: string };
  readonly state?: PageState | undefined;
}

/** S-091. */
export interface ContentPageReference {
  readonly type: 'standard__managedContentPage';
  readonly attributes: { readonly contentTypeName: string; readonly contentKey: string };
  readonly state?: PageState | undefined;
}

/** S-094 to S-096: a knowledge article is named by `urlName`, a data category by `urlPath`, any other record by its id. */
export interface RecordPageReference {
  readonly type: 'standard__recordPage';
  readonly attributes: {
    readonly objectApiName: string;
    readonly recordId?: string | undefined;
    readonly urlName?: string | undefined;
    readonly urlPath?: string | undefined;
    readonly actionName?: string | undefined;
  };
  readonly state?: PageState | undefined;
}

/** S-092. */
export interface NamedPageReference {
  readonly type: 'comm__namedPage';
  readonly attributes: { readonly name: string };
  readonly state?: PageState | undefined;
}

/** S-097. */
export interface RelationshipPageReference {
  readonly type: 'standard__recordRelationshipPage';
  readonly attributes: {
    readonly objectApiName: string;
    readonly recordId: string;
    readonly relationshipApiName: string;
    readonly actionName?: string | undefined;
  };
  readonly state?: PageState | undefined;
}

/** S-093: which list is shown is `state.filterName`. */
export interface ObjectPageReference {
  readonly type: 'standard__objectPage';
  readonly attributes: { readonly objectApiName: string; readonly actionName?: string | undefined };
  readonly state?: PageState | undefined;
}

/** The words searched for are `state.term`. */
export interface SearchPageReference {
  readonly type: 'standard__search';
  readonly attributes?: Readonly<Record<string, never>> | undefined;
  readonly state?: PageState | undefined;
}

/** S-089: what content holds of a link. */
export interface LinkInfo {
  readonly pageReference: PageReference;
}

/** A link to an address. */
export function webPage(url: string): WebPageReference {
  return { type: 'standard__webPage', attributes: { url } };
}
