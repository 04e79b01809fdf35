import type { Labels } from './label-texts.ts';

/** S-251 and S-252 are the specification's own wording. */
export const defaultLabels: Labels = {
  locale: 'en-US',
  opensNewPage: 'Opens a new window or page',
  listItem: 'List Item {0}',
  showMore: 'Show More',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: 'Page {0}',
  pageOf: 'Page {0} of {1}',
  pages: 'Pages',
  breadcrumb: 'Breadcrumb',
  required: '(required)',
  errorSummary: 'Please correct the following',
  increase: 'One more',
  decrease: 'One less',
  close: 'Close',
  loading: 'Loading',
  currentPrice: 'Price',
  originalPrice: 'Original price',
  unknownBlock: 'There is no block “{0}”',
  unknownBlockHelp: 'Visitors see nothing here. Check its name, or add it to the blocks of this site.',
};
