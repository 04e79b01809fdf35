import { catalogue, type Seller } from '../demo/catalogue.ts';
import { type DemoListing, demoListings } from '../demo/listings.ts';
import { sellerAccountId } from './seed-trade.ts';

const sellerOf = (id: string): Seller | undefined => catalogue.sellers.find((seller) => seller.id === id);

/** The day a unit was listed: spread over the year before the catalogue's, the same for the same unit. */
function listedDate(seed: number): string {
  const daysAgo = seed % 300;
  return new Date(Date.UTC(demoListings.catalogueYear, 9, 31) - daysAgo * 86_400_000)
    .toISOString()
    .slice(0, 10);
}

/** The fields of a listing's product, by API name. */
export function listingFields(
  listing: DemoListing,
): Readonly<Record<string, string | number | boolean | null>> {
  const seller = sellerOf(listing.seller);
  const { dimensions } = listing;
  const facts = listing.facts.map(({ name, value, unit }) => ({
    name,
    value,
    ...(unit === undefined ? {} : { unit }),
  }));
  const keyFacts = facts.slice(0, listing.facts.filter(({ key }) => key).length);
  return {
    Description: listing.conditionNote,
    ProductCode: listing.sku,
    CurrencyIsoCode: 'EUR',
    Manufacturer__c: listing.manufacturer,
    Model__c: listing.model,
    Type__c: listing.type,
    Condition__c: listing.condition,
    Condition_Note__c: listing.conditionNote,
    Year__c: listing.year,
    Location_Country__c: listing.location.country,
    Location_City__c: listing.location.city,
    Weight_kg__c: listing.weightKg,
    Weight_Is_Estimate__c: listing.weightIsEstimate,
    Dimensions__c: dimensions ? `${dimensions.width} × ${dimensions.depth} × ${dimensions.height} mm` : null,
    Key_Facts__c: JSON.stringify(keyFacts),
    Facts__c: JSON.stringify(facts),
    Included__c: JSON.stringify(listing.included),
    Missing__c: JSON.stringify(listing.missing),
    Tests__c: JSON.stringify(listing.tests),
    Tested_By__c: listing.testedBy === '' ? null : listing.testedBy,
    Warranty_Months__c: listing.warrantyMonths,
    Warranty__c: listing.warrantyText,
    Shipping__c: listing.shipping,
    Shipping_Note__c: listing.shippingText,
    Special_Handling__c: listing.specialHandling.length > 0 ? listing.specialHandling.join(';') : null,
    Seller_Name__c: seller?.name ?? null,
    Seller_City__c: seller?.home.city ?? null,
    Seller_Country__c: seller?.home.country ?? null,
    Seller_Since__c: seller?.since ?? null,
    Seller_Note__c: seller?.description ?? null,
    Seller__c: seller ? sellerAccountId(seller.id) : null,
    Listed_Date__c: listedDate(listing.seed),
  };
}
