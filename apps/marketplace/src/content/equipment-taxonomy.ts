import type { TaxonomyInput } from '@relab/content';
import { catalogue } from '../demo/catalogue.ts';

const { groupCategories, leafCategories, rootCategory } = catalogue;

/** What contents are about: the categories of the catalogue. */
export const equipmentTaxonomy: TaxonomyInput = {
  name: 'equipment',
  label: 'Equipment',
  terms: [...groupCategories, ...leafCategories].map(({ urlName, name, parent }) => ({
    name: urlName,
    label: name,
    parent: parent === rootCategory.urlName ? null : parent,
  })),
};
