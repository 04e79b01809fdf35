/** What a setting of a page view may be: a page is stored and sent as JSON. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json | undefined };

/** A block on a page: which one, its settings and what stands in its regions. Text may hold data expressions, `{!hero.title}`. */
export interface Component {
  readonly definition: string;
  readonly attributes?: Readonly<Record<string, Json>> | undefined;
  readonly regions?: Regions | undefined;
  /** A data expression; the block is there only while it resolves to something: not false, not zero, not empty. */
  readonly when?: string | undefined;
  /** Identifies it among its neighbours, also after it was moved. */
  readonly id?: string | undefined;
}

/** What stands in a block or page, by the name of the region. */
export type Regions = Readonly<Record<string, readonly Component[]>>;

/** Where data comes from: the kind of provider, and its attributes. */
export interface DataProvider {
  readonly definition: string;
  readonly attributes?: Readonly<Record<string, Json>> | undefined;
}

/** A page as data: what a `sfdc_cms__view` content item holds. */
export interface PageView {
  /** The view's name, such as `home` (S-022). */
  readonly viewType: string;
  readonly title: string;
  /** By the name that expressions call them. */
  readonly dataProviders?: Readonly<Record<string, DataProvider>> | undefined;
  /** `content` is what is seen; `hidden` holds what a page needs and nobody sees (S-035 to S-037). */
  readonly regions: { readonly content: readonly Component[]; readonly hidden?: readonly Component[] };
}
