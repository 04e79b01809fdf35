/** The words that blocks say by themselves. `{0}`, `{1}` stand for values. */
export interface Labels {
  /** BCP 47: how blocks write numbers and prices. */
  readonly locale: string;
  readonly opensNewPage: string;
  readonly listItem: string;
  readonly showMore: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: string;
  readonly pageOf: string;
  readonly pages: string;
  readonly breadcrumb: string;
  /** Behind the label of a field: `(required)`, or a sign. */
  readonly required: string;
  readonly errorSummary: string;
  readonly increase: string;
  readonly decrease: string;
  readonly close: string;
  readonly loading: string;
  readonly currentPrice: string;
  readonly originalPrice: string;
  readonly unknownBlock: string;
  readonly unknownBlockHelp: string;
}
