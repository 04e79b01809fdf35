/** The same page in another language, `x-default` for readers of none of them. */
export interface Alternate {
  readonly language: string;
  readonly href: string;
}

/** What stands in the head of a page's document, for the site to write. Addresses may be paths. */
export interface Head {
  readonly title: string;
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
  readonly image?: string | undefined;
  /** Where others show a link to it, in place of its title and description. */
  readonly cardTitle?: string | undefined;
  readonly cardDescription?: string | undefined;
  /** Of the response, where it is not 200. */
  readonly status?: number | undefined;
  /** Pages that no search engine should list. */
  readonly noIndex?: boolean | undefined;
  /** Whether pages of the same origin may show it in a frame: a preview. */
  readonly isFramedBySite?: boolean | undefined;
  /** CSS of this page alone, beside the site's style sheet. By the site's code, never by an author. */
  readonly style?: string | undefined;
  readonly alternates?: readonly Alternate[] | undefined;
  /** HTML by an author, of which the site decides what counts. */
  readonly customHeadTags?: string | undefined;
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** S-037: what analytics may know of the page beside its name and title. */
  readonly facts?: Readonly<Record<string, string>> | undefined;
}
