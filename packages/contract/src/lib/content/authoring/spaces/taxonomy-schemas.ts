import * as z from 'zod/mini';
import { pageUrls } from '../common-schemas.ts';

const Fragment = z.object({ id: z.string(), label: z.string() });

/** C-095. A path leads from the taxonomy over the terms above a term to the term itself; its label joins theirs with ` / `. */
export const ContentTaxonomyTerms = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  taxonomyTerms: z.array(
    z.looseObject({
      id: z.string(),
      label: z.string(),
      pathsFromRoot: z.array(
        z.looseObject({
          label: z.string(),
          taxonomyFragment: Fragment,
          termFragments: z.array(Fragment),
        }),
      ),
    }),
  ),
});

/** A term, or a taxonomy. */
export const TaxonomyTerm = z.looseObject({
  hasChildTerms: z.boolean(),
  id: z.string(),
  /** Whether the user may change it, and what is below it. */
  isEditable: z.boolean(),
  /** A taxonomy cannot be given to a content. */
  isTaxonomy: z.boolean(),
  label: z.string(),
  /** The labels from the taxonomy to the term itself, joined with ` / `. */
  pathLabel: z.string(),
});

/** By label. */
export const TaxonomyTerms = z.looseObject({ ...pageUrls, terms: z.array(TaxonomyTerm) });
