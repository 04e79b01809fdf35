/** What the suite is run with. */
export interface ConformanceOptions {
  readonly baseUrl: string;
  /** Sent with every request: the credentials of somebody who may create, change and delete the records below. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A kind of record to try: the fields of a new one, and a change to one text field. */
  readonly record: {
    readonly apiName: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly change: Readonly<Record<string, string>>;
    readonly listView: string;
  };
  /** Published content to read, where there is any. */
  readonly content?: {
    readonly siteId: string;
    readonly contentKey: string;
    readonly collectionKey: string;
    /** The developer name of a menu with an item, where there is one. */
    readonly menu?: string;
  };
}
