import type { ProductInput } from '@relab/commerce';
import type { ConditionName } from '@relab/storefront/conditions';
import { type Place, readPlace } from '../listing/place.ts';
import { listingUrlName } from '../listing/url-name.ts';
import type { OfferRow } from './offer-row.ts';
import { isNone, linesOf, nameAndValue, statedList } from './stated.ts';

/** `Speed: 4,000 rpm` as what was tested and how it came out. */
function readTest(line: string): { readonly what: string; readonly result: string } {
  const { name: what, value: result } = nameAndValue(line);
  return { what, result };
}

/** Grades that promise the results of tests. */
const tested: ReadonlySet<string> = new Set<ConditionName>(['Refurbished', 'UsedTestedWorking']);

/** What is still needed of an offer before it can stand in the shop, as sentences for a clerk. */
export function problemsOf(offer: OfferRow, pictures: number): readonly string[] {
  const needed: readonly (readonly [boolean, string])[] = [
    [offer.isWithdrawn, 'The seller has withdrawn it: ask them first.'],
    [offer.maker === null, 'Choose the manufacturer.'],
    [!offer.model?.trim(), 'Enter the model.'],
    [!offer.type?.trim(), 'Enter the type, such as Refrigerated centrifuge.'],
    [offer.category === null, 'Choose the category.'],
    [offer.condition === null, 'Choose the condition.'],
    [
      tested.has(offer.condition ?? '') && linesOf(offer.tests).length === 0,
      'Write what was tested: the condition promises it.',
    ],
    [offer.price === null, 'Enter the price of the listing.'],
    [offer.shipping === null, 'Choose how it is shipped.'],
    [offer.weight === null, 'Enter the weight: what its transport costs rests on it.'],
    [
      readPlace(offer.location ?? '') === undefined,
      'Write where it stands as a city and a country, such as Lyon, France.',
    ],
    [offer.isConsigned && offer.sellerId === null, 'Choose the seller, for whom it is sold.'],
    [
      !offer.isConsigned && offer.proposedPrice === null,
      'Enter what we pay for it, or sell it for its owner: until we buy it, it is not ours to name us as its seller.',
    ],
    [
      linesOf(offer.facts).some((line) => nameAndValue(line).value === ''),
      'Write technical data as name and value, such as Max. speed: 4000 rpm.',
    ],
    [pictures === 0, 'Link a picture to the offer or to its lead.'],
  ];
  return needed.flatMap(([isMissing, sentence]) => (isMissing ? [sentence] : []));
}

/** The seller's description, with faults last: a buyer must not miss them. */
function noteOf({ description, faults }: OfferRow): string {
  const known = linesOf(faults).join('; ');
  return [description?.trim() ?? '', known === '' ? '' : `Known faults: ${known}`]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** In its seller's words; months only where they say that there is none. */
function warrantyFields({ warranty }: OfferRow) {
  const words = warranty?.trim() ?? '';
  if (words === '') return { Warranty__c: null, Warranty_Months__c: null };
  return isNone(words)
    ? { Warranty__c: null, Warranty_Months__c: 0 }
    : { Warranty__c: words, Warranty_Months__c: null };
}

/** Only what is sold for its owner names them. A page shows the country code. */
const sellerFields = (offer: OfferRow, shopName: string, place: Place) => {
  if (!offer.isConsigned)
    return { Seller_Name__c: shopName, Seller_City__c: place.city, Seller_Country__c: place.country };
  const home = readPlace(`${offer.sellerCity ?? ''}, ${offer.sellerCountry ?? ''}`) ?? place;
  return {
    Seller__c: offer.sellerId,
    Seller_Name__c: offer.sellerName?.slice(0, 120) ?? null,
    Seller_City__c: home.city,
    Seller_Country__c: home.country,
  };
};

/** The listing that an offer without problems becomes. Its number stays the offer's, so that there is one, however often it is requested. */
export function listingOf(
  offer: OfferRow,
  media: ProductInput['media'],
  { shopName, now }: { readonly shopName: string; readonly now: Date },
): ProductInput {
  const { maker, model, type, category, price } = offer;
  const place = readPlace(offer.location ?? '');
  if (!maker || !model || !type || !category || !price || !place)
    throw new Error(`The offer ${offer.number} lacks what a listing needs.`);
  const sku = `RL-${offer.number}`;
  const note = noteOf(offer);
  return {
    sku,
    name: `${maker} ${model} ${type}`.slice(0, 255),
    urlName: listingUrlName(maker, model, offer.number),
    category,
    description: note,
    fields: {
      Manufacturer__c: maker,
      Model__c: model,
      Type__c: type,
      Condition__c: offer.condition,
      Condition_Note__c: note,
      Year__c: offer.year,
      Location_City__c: place.city,
      Location_Country__c: place.country,
      Weight_kg__c: offer.weight,
      Facts__c: statedList(offer.facts, (lines) => lines.map(nameAndValue)),
      Included__c: statedList(offer.accessories, (lines) => lines),
      Missing__c: statedList(offer.missing, (lines) => lines),
      Tests__c: statedList(offer.tests, (lines) => lines.map(readTest)),
      ...warrantyFields(offer),
      Shipping__c: offer.shipping,
      Listed_Date__c: now.toISOString().slice(0, 10),
      ...sellerFields(offer, shopName, place),
    },
    unitPrice: price,
    listPrice: null,
    stock: offer.quantity,
    listed: now,
    media,
  };
}
