import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite, publishingWrite } from './authoring-adapter.ts';

/** The terms of a content, each with its ways from the root of its taxonomy (C-095). */
export const getManagedContentTaxonomyTerms = authoringRead(calls.getManagedContentTaxonomyTerms);

/** With `publish` it changes what the site shows, too. */
export const updateManagedContentTaxonomyTerms = publishingWrite(calls.updateManagedContentTaxonomyTerms);

/** Taxonomies, the terms below one of them or below a term, or all whose labels contain a text. */
export const getTaxonomyTerms = authoringRead(calls.getTaxonomyTerms);

/** A term below another one or below a taxonomy; without a parent a taxonomy. For administrators. */
export const createTaxonomyTerm = authoringWrite(calls.createTaxonomyTerm);

/** Another label; rejects with 409 for what the installation declares. */
export const updateTaxonomyTerm = authoringWrite(calls.updateTaxonomyTerm);

/** Rejects with 409 while there are terms below it. */
export const deleteTaxonomyTerm = authoringWrite(calls.deleteTaxonomyTerm);
