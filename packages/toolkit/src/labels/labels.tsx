import { createContext, type ReactNode, useContext } from 'react';

/** The words that blocks say by themselves. `{0}`, `{1}` stand for values. */
export interface Labels {
  readonly opensNewPage: string;
  readonly listItem: string;
  readonly showMore: string;
  readonly previousPage: string;
  readonly nextPage: string;
  readonly page: string;
  readonly pageOf: string;
  readonly pages: string;
  readonly breadcrumb: string;
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

/** S-251 and S-252 are the specification's own wording. */
export const defaultLabels: Labels = {
  opensNewPage: 'Opens a new window or page',
  listItem: 'List Item {0}',
  showMore: 'Show More',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: 'Page {0}',
  pageOf: 'Page {0} of {1}',
  pages: 'Pages',
  breadcrumb: 'Breadcrumb',
  required: 'required',
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

const LabelsContext = createContext<Labels>(defaultLabels);

/** Replaces the blocks' English words, all or some, for everything inside. */
export function LabelsProvider({
  labels,
  children,
}: {
  labels: Partial<Labels>;
  children: ReactNode;
}): ReactNode {
  const outer = useContext(LabelsContext);
  return <LabelsContext value={{ ...outer, ...labels }}>{children}</LabelsContext>;
}

export function useLabels(): Labels {
  return useContext(LabelsContext);
}
