import type { ReactNode } from 'react';

export const title = 'Page not found';
export const listingHeading = 'This listing is not here';
export const pageHeading = 'There is no such page';
export const listingLead =
  'It was withdrawn, or its address was shortened on the way. Most units are one of a kind; something close may still be offered.';
export const pageLead =
  'The address may be incomplete, or the page has moved. Search for what you are after, or begin with a category.';
export const searchHint = 'Manufacturer, model or type';
export const search = 'Search';
export const categories = 'Categories';
export const allEquipment = 'All equipment';
export const contactHint = (contactHref: string): ReactNode => (
  <>
    Sure that something should be here? <a href={contactHref}>Tell us</a>.
  </>
);
