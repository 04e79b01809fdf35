export const compare = 'Compare';
export const compareThese = (models: readonly string[]): string => `Compare ${models.join(', ')}`;
export const description = 'Listings side by side: price, condition, facts and delivery.';
export const atMost = (most: number): string => `At most ${most} listings stand side by side`;
export const nextNotAdded = 'The next one was not added. Remove one below to make room for it.';
export const gone = (count: number): string =>
  count === 1 ? 'One listing is not offered any more' : `${count} listings are not offered any more`;
export const nothingChosen = (most: number): string =>
  `Nothing is chosen yet. Press “Compare” at up to ${most} listings, and see them side by side here.`;
export const findAnother = 'Find another listing';
export const seeAll = 'See all equipment';
export const scrollsSideways = 'Comparison, scrolls sideways';
export const caption = 'Listings side by side. Lines on which they are not alike are marked “differs”.';
export const differs = 'differs';
export const notStated = 'Not stated';
export const remove = 'Remove';
export const removeWhat = (name: string): string => ` ${name} from the comparison`;

export const offerAndCondition = 'Offer and condition';
export const availability = 'Availability';
export const netPrice = 'Price, net';
export const onRequest = 'On request';
export const condition = 'Condition';
export const aboutCondition = 'About its condition';
export const tested = 'Tested';
export const notTested = 'Not tested';
export const included = 'Included';
export const missing = 'Missing';
export const nothingKnown = 'Nothing known';
export const warranty = 'Warranty';
export const none = 'None';

export const unit = 'The unit';
export const manufacturer = 'Manufacturer';
export const model = 'Model';
export const type = 'Type';
export const year = 'Year';
export const weight = 'Weight';
export const size = 'Width × depth × height';

export const technicalFacts = 'Technical facts';

export const delivery = 'Delivery';
export const standsIn = 'Stands in';
export const travelsBy = 'Travels by';
export const usualTime = 'Usual time within the EU';
export const noteOnDelivery = 'Note on delivery';
export const seller = 'Seller';
