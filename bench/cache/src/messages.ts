/** A message of the run to a peer's process. `count` is records, each observed by one, where there are observers. */
export type Task =
  | { readonly kind: 'page'; readonly size: number; readonly batch: number }
  | { readonly kind: 'change'; readonly count: number; readonly samples: number }
  | { readonly kind: 'shared'; readonly count: number; readonly samples: number }
  | { readonly kind: 'observed'; readonly count: number; readonly blocks: number }
  | { readonly kind: 'heap'; readonly size: number };

/** Milliseconds of one page, each member for itself; `parse` is of the same page in the UI API's form. */
export interface PageTimes {
  readonly kind: 'page';
  readonly parse: number;
  readonly takeIn: number;
  readonly read: number;
  readonly reread: number;
  /** A walk over every value of what was read first. */
  readonly walk: number;
  readonly again: number;
  /** The read after the same page came again. */
  readonly readAgain: number;
  /** The page once more, with newer versions and checksums of equal values. */
  readonly renewed: number;
  readonly readRenewed: number;
}

export interface ChangeTimes {
  readonly kind: 'change';
  /** Milliseconds until those concerned were called, the median of several changes. */
  readonly called: number;
  /** Calls for each change of observers whose data is as before. */
  readonly withoutCause: number;
}

/** Beside so many observed keys. */
export interface PublishTimes {
  readonly kind: 'observed';
  /** Milliseconds for each small answer under a key of its own, with what drops those that nobody reads; a median of many. */
  readonly published: number;
}

/** Bytes for each record. */
export interface HeapSizes {
  readonly kind: 'heap';
  readonly parsed: number;
  readonly taken: number;
  readonly read: number;
}

export type HttpResponse = PageTimes | ChangeTimes | PublishTimes | HeapSizes;

/** What comes back: an answer, or why there is none. */
export type Reply = { readonly response: HttpResponse } | { readonly reason: string };
