import * as calls from '@relab/contract/content';
import { authoringRead, publishingWrite } from './authoring-adapter.ts';

export const getManagedContentTaxonomyTerms = authoringRead(calls.getManagedContentTaxonomyTerms);

/** With `publish` it changes what the site shows, too. */
export const updateManagedContentTaxonomyTerms = publishingWrite(calls.updateManagedContentTaxonomyTerms);
