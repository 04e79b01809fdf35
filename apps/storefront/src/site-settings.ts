/** The settings of the business; they travel to the browser with every page. */
export interface SiteSettings {
  readonly siteName: string;
  /** Without a trailing slash, e.g. `https://relab.example`. */
  readonly origin: string;
  readonly webstoreId: string;
  readonly siteId: string;
  /** The category named Marketplace, which the hero's button opens (S-028). */
  readonly marketplaceCategory: { readonly id: string; readonly urlName: string };
  /** Content key of the view that the home page is. */
  readonly homeView: string;
  /** The external quote form of S-030; the site's own sell form by default. */
  readonly quoteFormUrl: string;
}
