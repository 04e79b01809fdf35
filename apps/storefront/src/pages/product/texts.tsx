import type { ReactNode } from 'react';

export const skipToPrice = 'Skip to price and cart';

export const quantity = 'Quantity';
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const availableSuffix = (available: number): string => `of ${available}`;
export const addToCart = 'Add to cart';
/** On the button, once all there is was added. */
export const addedLabel = 'Added';
export const inCart = (count: number): string => (count === 1 ? 'In your cart' : `${count} in your cart`);
export const viewCartAndCheckOut = 'View cart and check out';
export const viewCart = 'View cart';
export const addFailed = 'It was not added';
export const unreachable = 'The shop could not be reached. Nothing was changed; please try again.';

export const priceOnRequest = 'Price on request';
export const netPrice = 'Net price. Delivery and tax are added at checkout, before you order.';
export const reservedHeading = 'Somebody is checking out with this unit';
export const reservedBody = 'If the order is not placed, it comes back within a few hours.';
export const soldHeading = 'This unit is sold';
export const seeSimilar = 'See similar listings';
export const soldBody = 'The page stays for reference.';
export const makeOffer = 'Make an offer';
export const requestQuote = 'Request a quote';
export const askQuestion = 'Ask a question about this unit';

export const condition = 'Condition';
export const tested = 'Tested';
export const notTested = 'Not tested. The seller makes no statement about its function.';
export const testedBy = (who: string): string => `Tested by: ${who.charAt(0).toLowerCase()}${who.slice(1)}`;
export const notStated = 'Not stated';
export const included = 'Included';
export const nothingIncluded = 'The unit alone.';
export const missing = 'Missing';
export const nothingMissing = 'Nothing is known to be missing.';
export const warranty = 'Warranty';
export const noWarranty = 'None. Sold as it is.';
export const delivery = 'Delivery';
/** `way` is a kind of shipping as it is labelled. */
export const deliveredIn = (estimate: ReactNode, way: string): ReactNode => (
  <>
    {estimate} within the European Union, by {way.toLowerCase()}
  </>
);
export const shippedFrom = (place: string): string => `From ${place}. `;
export const deliveryPriceHint = 'Price and date are shown at checkout.';

export const facts = 'Facts';
export const documents = 'Documents';
export const document = 'Document';
export const pdf = 'PDF';
export const opensNewWindow = ', opens in a new window';
export const shippingAndRigging = 'Shipping and rigging';
export const shipsFrom = (place: string): string => `Ships from ${place}`;
export const howShippingWorks = 'How shipping works';
export const seller = 'Seller';
export const sellerSince = (year: string): string => `, with us since ${year}`;
export const listedOn = (day: string): string => `Listed ${day}`;
export const report = 'Report this listing';

export const noPicture = 'No picture yet';
export const pictureOf = (name: string, number: number): string => `${name}, picture ${number}`;
export const pictures = 'Pictures';
export const enlargeSuffix = ', enlarge';
export const choosePicture = 'Choose a picture';
export const pictureNumber = (number: number, count: number): string => `Picture ${number} of ${count}`;
export const illustrationCaption =
  'Illustration of the equipment type, not a photograph of this unit. The condition notes describe the unit.';
export const photographCaption = 'Photographs of this unit, from its seller.';

export const enlargedPictures = 'Pictures, enlarged';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const close = 'Close';
export const zoomOut = (picture: string): string => `${picture}, fit to the window`;
export const zoomIn = (picture: string): string => `${picture}, show at its own size`;

export const listingNumber = (sku: string): string => `Listing ${sku}`;
export const similarIn = (category: string): string => `Similar in ${category}`;
export const noSimilar = (category: string): string =>
  `Nothing of a comparable size and price is listed in ${category} right now.`;

export const weight = 'Weight';
export const approximateWeight = 'Weight, about';
export const size = 'Width × depth × height';
export const year = 'Year';
export const manufacturer = 'Manufacturer';
export const model = 'Model';
export const listing = 'Listing';
