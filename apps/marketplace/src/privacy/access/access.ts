/** How somebody looked: at a record, a list, by a search or a query, or by what leaves as a file. */
export type AccessAction = 'download' | 'export' | 'list' | 'query' | 'search' | 'view';

/** One look of somebody of the house at what is stored about people. */
export interface Access {
  readonly at: Date;
  readonly userId: string;
  /** Client id of the program that acted for them. */
  readonly program: string | null;
  readonly action: AccessAction | 'lost';
  readonly object: string | null;
  readonly recordId: string | null;
  /** Id of the call. */
  readonly call: string;
  /** What was searched for, which list, which query. */
  readonly detail: string | null;
}
