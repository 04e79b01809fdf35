import * as z from 'zod/mini';

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
