import { getManagedContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { readTerms } from './read-terms.ts';
import { updateTerms } from './update-terms.ts';

export const taxonomyRoutes = (): readonly Route[] => [
  route(getManagedContentTaxonomyTerms, readTerms),
  route(updateManagedContentTaxonomyTerms, updateTerms),
];
