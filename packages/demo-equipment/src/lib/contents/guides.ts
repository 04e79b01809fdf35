import type { Article } from './article.ts';
import { buyingUsedEquipment } from './buying-used-equipment.ts';
import { decontamination } from './decontamination.ts';
import { energyOfFreezers } from './energy-of-freezers.ts';
import { preparingYourSite } from './preparing-your-site.ts';
import { qualifyingUsedEquipment } from './qualifying-used-equipment.ts';
import { readingACentrifugeListing } from './reading-a-centrifuge-listing.ts';

/** What a careful buyer wants to know before the first order, after the terms that the site itself explains. */
export const firstGuides: readonly Article[] = [buyingUsedEquipment];

/** The other guides, in the order of their page. */
export const furtherGuides: readonly Article[] = [
  decontamination,
  preparingYourSite,
  qualifyingUsedEquipment,
  readingACentrifugeListing,
  energyOfFreezers,
];
