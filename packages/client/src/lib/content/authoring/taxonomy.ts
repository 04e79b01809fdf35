import * as calls from '@relab/contract/content';
import { authoringRead, publishingWrite } from './authoring-adapter.ts';

/** The terms of a content, each with its ways from the root of its taxonomy (C-095). */
export const getManagedContentTaxonomyTerms = authoringRead(calls.getManagedContentTaxonomyTerms);

/** With `publish` it changes what the site shows, too. */
export const updateManagedContentTaxonomyTerms = publishingWrite(calls.updateManagedContentTaxonomyTerms);

/** Taxonomies, the terms below one of them or below a term, or all whose labels have some letters. */
export const getTaxonomyTerms = authoringRead(calls.getTaxonomyTerms);
