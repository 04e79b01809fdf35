import { conditions } from '@relab/storefront/conditions';

const byName = (apiName: string) => conditions.find((one) => one.apiName === apiName);

/** The texts of documents of listings. `texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  listing: 'Listing',
  instrument: 'Instrument',
  year: 'Year',
  unknown: 'Not known',
  condition: 'Condition',
  conditionOf: (apiName: string): { readonly label: string; readonly definition: string } => {
    const { label, definition } = byName(apiName) ?? { label: apiName, definition: '' };
    return { label, definition };
  },
  seller: 'Seller',
  place: 'Stands in',
  included: 'Included',
  unitAlone: 'The unit alone.',
  missing: 'Missing',
  nothingMissing: 'Nothing that the seller knows of.',
  notStated: 'Not stated.',
  facts: 'Facts',
  tests: 'Tests and results',
  noTests: 'Nothing was tested.',
  testedBy: 'Tested by',
  nobody: 'Nobody.',
  declaration: 'Declaration',
  declared: [
    'The seller declares that this unit was cleaned and decontaminated before it left the laboratory, and that to the best of their knowledge it is free of biological, chemical and radioactive residue.',
    'Surfaces that users touch and surfaces in contact with samples were wiped with a disinfectant that suits the material. Containers, tubing and reservoirs were emptied.',
  ] as readonly string[],
};

export type DocumentTexts = typeof english;
