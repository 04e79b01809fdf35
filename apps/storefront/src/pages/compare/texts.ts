export const compare = 'Compare';
export const compareModels = (models: readonly string[]): string => `Compare ${models.join(', ')}`;
export const description = 'Listings side by side: price, condition, facts and delivery.';
export const limitHeading = (most: number): string => `At most ${most} listings stand side by side`;
export const limitBody = 'The next one was not added. Remove one below to make room for it.';
export const removedListings = (count: number): string =>
  count === 1 ? 'One listing is not offered any more' : `${count} listings are not offered any more`;
export const emptyLead = (most: number): string =>
  `Nothing is chosen yet. Press “Compare” at up to ${most} listings, and see them side by side here.`;
export const addListing = 'Find another listing';
export const seeAll = 'See all equipment';
export const tableRegionLabel = 'Comparison, scrolls sideways';
export const caption = 'Listings side by side. Lines on which they are not alike are marked “differs”.';
export const differsLabel = 'differs';
export const notStated = 'Not stated';
export const remove = 'Remove';
export const removeObject = (name: string): string => ` ${name} from the comparison`;

export const offerAndCondition = 'Offer and condition';
export const availability = 'Availability';
export const netPrice = 'Price, net';
export const priceOnRequest = 'On request';
export const condition = 'Condition';
export const conditionNote = 'About its condition';
export const tested = 'Tested';
export const notTested = 'Not tested';
export const included = 'Included';
export const missing = 'Missing';
export const nothingKnownMissing = 'Nothing known';
export const warranty = 'Warranty';
export const none = 'None';

export const unitHeading = 'The unit';
export const manufacturer = 'Manufacturer';
export const model = 'Model';
export const type = 'Type';
export const year = 'Year';
export const weight = 'Weight';
export const size = 'Width × depth × height';

export const technicalFacts = 'Technical facts';

export const delivery = 'Delivery';
export const location = 'Stands in';
export const shippingMethod = 'Travels by';
export const shippingTime = 'Usual time within the EU';
export const shippingNote = 'Note on delivery';
export const seller = 'Seller';
