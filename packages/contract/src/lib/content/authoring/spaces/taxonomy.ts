import { read, shape, write } from '../../../call.ts';
import { boolean, line, list, object, optional, text } from '../../../schema.ts';
import { authoringPath, brief, pages } from '../paths.ts';
import type { ContentTaxonomyTerms, TaxonomyTerm, TaxonomyTerms } from './responses.ts';

const path = `${authoringPath}/contents/{contentKeyOrId}/taxonomy-terms` as const;
const terms = optional(list(text(18, 1), 100));

/** C-095. */
export const getManagedContentTaxonomyTerms = read({
  id: 'getManagedContentTaxonomyTerms',
  area: 'cms-authoring',
  path,
  response: shape<ContentTaxonomyTerms>(),
  lifetime: brief,
});

/**
 * C-096, C-171. Terms to add or to remove, or both. With `publish` what is delivered of the content goes out again, in the
 * versions that are delivered.
 */
export const updateManagedContentTaxonomyTerms = write({
  id: 'updateManagedContentTaxonomyTerms',
  area: 'cms-authoring',
  method: 'PATCH',
  path,
  query: object({ publish: boolean }),
  body: object({ termsToAdd: terms, termsToRemove: terms }),
  response: shape<ContentTaxonomyTerms>(),
});

/**
 * Taxonomies at the top without a parent, the terms of a taxonomy or below a term with it; with `queryTerm` those of all
 * taxonomies whose labels have it. For whoever works in a space.
 */
export const getTaxonomyTerms = read({
  id: 'getTaxonomyTerms',
  area: 'cms-authoring',
  path: `${authoringPath}/taxonomy-terms`,
  query: object({ parentId: optional(text(18, 1)), queryTerm: optional(line(200)), ...pages }),
  response: shape<TaxonomyTerms>(),
  lifetime: brief,
});

const termPath = `${authoringPath}/taxonomy-terms` as const;
const label = line(255, 1);

/**
 * Makes a term below a taxonomy or below another term; without a parent a taxonomy. For administrators. What the installation
 * itself declares cannot be changed: neither this nor the next two calls touch it.
 */
export const createTaxonomyTerm = write({
  id: 'createTaxonomyTerm',
  area: 'cms-authoring',
  path: termPath,
  body: object({ parentId: optional(text(18, 1)), label }),
  response: shape<TaxonomyTerm>(),
});

/** Gives a term, or a taxonomy, another label. */
export const updateTaxonomyTerm = write({
  id: 'updateTaxonomyTerm',
  area: 'cms-authoring',
  method: 'PATCH',
  path: `${termPath}/{termId}`,
  body: object({ label }),
  response: shape<TaxonomyTerm>(),
});

/** Deletes a term, or a taxonomy, with nothing below it; contents that have the term lose it. */
export const deleteTaxonomyTerm = write({
  id: 'deleteTaxonomyTerm',
  area: 'cms-authoring',
  method: 'DELETE',
  path: `${termPath}/{termId}`,
  response: shape<null>(),
});
