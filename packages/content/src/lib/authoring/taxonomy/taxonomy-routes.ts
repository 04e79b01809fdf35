import {
  createTaxonomyTerm,
  deleteTaxonomyTerm,
  getManagedContentTaxonomyTerms,
  getTaxonomyTerms,
  updateManagedContentTaxonomyTerms,
  updateTaxonomyTerm,
} from '@relab/contract/content';
import { type Route, route } from '@relab/server/http';
import { createRoute } from '../../create-route.ts';
import { listTerms } from './list-terms.ts';
import { readTerms } from './read-terms.ts';
import { updateTerms } from './update-terms.ts';
import { createTerm, deleteTerm, updateTerm } from './write-terms.ts';

export const taxonomyRoutes = (): readonly Route[] => [
  route(getTaxonomyTerms, listTerms),
  createRoute(createTaxonomyTerm, createTerm),
  route(updateTaxonomyTerm, updateTerm),
  route(deleteTaxonomyTerm, deleteTerm),
  route(getManagedContentTaxonomyTerms, readTerms),
  route(updateManagedContentTaxonomyTerms, updateTerms),
];
