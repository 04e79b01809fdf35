/** A navigation that is under way without loading a page. */
export interface PageNavigation {
  readonly url: URL;
  readonly event: NavigateEvent;
  /** The element that had the focus when it began. */
  readonly focused: Element | null;
  /** The history entry that it leaves. */
  readonly previousKey: string | undefined;
  /** The address of the page that it leaves. */
  readonly currentUrl: URL;
}

/**
 * Opens the page of a navigation in the browser, and sends its form first where it has one. Returns the address that is on
 * the screen then; undefined where another navigation took its place. Rejects with what `isNoResponse` recognizes where no
 * response to the form came.
 */
export type Navigate = (navigation: PageNavigation) => Promise<URL | undefined>;
