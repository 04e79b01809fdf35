import type { Article } from './article.ts';
import { about } from './articles/about.ts';
import { buyingUsedEquipment } from './articles/buying-used-equipment.ts';
import { conditionGrades } from './articles/condition-grades.ts';
import { decontamination } from './articles/decontamination.ts';
import { energyOfFreezers } from './articles/energy-of-freezers.ts';
import { howSellingWorks } from './articles/how-selling-works.ts';
import { legalNotice } from './articles/legal-notice.ts';
import { preparingYourSite } from './articles/preparing-your-site.ts';
import { qualifyingUsedEquipment } from './articles/qualifying-used-equipment.ts';
import { readingACentrifugeListing } from './articles/reading-a-centrifuge-listing.ts';
import { shippingAndRigging } from './articles/shipping-and-rigging.ts';
import { terms } from './articles/terms.ts';
import { warrantyAndReturns } from './articles/warranty-and-returns.ts';

/** What a careful buyer wants to know before the first order; also the tiles of the home page. */
export const firstGuides: readonly Article[] = [
  conditionGrades,
  shippingAndRigging,
  warrantyAndReturns,
  buyingUsedEquipment,
];

/** All that stands on the page of guides, in its order. */
export const guides: readonly Article[] = [
  ...firstGuides,
  howSellingWorks,
  decontamination,
  preparingYourSite,
  qualifyingUsedEquipment,
  readingACentrifugeListing,
  energyOfFreezers,
];

/** What the site says about itself. */
export const aboutTheSite: readonly Article[] = [about, terms, legalNotice];
