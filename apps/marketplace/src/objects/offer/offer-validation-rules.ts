import type { ValidationRule } from '@relab/records/objects';

export const offerValidationRules: readonly ValidationRule[] = [
  {
    name: 'FloorIsBelow',
    error: 'FloorPrice__c > AskingPrice__c',
    message: 'The floor price is the asking price at most.',
    field: 'FloorPrice__c',
  },
  {
    name: 'AsksForSomething',
    error: 'AskingPrice__c < 0 || FloorPrice__c < 0',
    message: 'Prices are zero or more.',
  },
  {
    name: 'OffersSomething',
    error: 'Quantity__c < 1',
    message: 'Offer one unit or more.',
    field: 'Quantity__c',
  },
  {
    name: 'ProposedWithAPrice',
    error: `ISPICKVAL(Stage__c, 'Price Proposed') && ISBLANK(ProposedPrice__c)`,
    message: 'Say what we pay.',
    field: 'ProposedPrice__c',
  },
  {
    name: 'ListedAsAListing',
    error: `ISPICKVAL(Stage__c, 'Listed') && ISBLANK(Listing__c)`,
    message: 'Name the listing that it became.',
    field: 'Listing__c',
  },
  {
    name: 'AcceptedBeforeItIsListed',
    error: `ListIt__c && NOT(ISPICKVAL(Stage__c, 'Accepted'))`,
    message: 'Only an offer that is accepted can be listed.',
    field: 'ListIt__c',
  },
  {
    name: 'ListedForAPrice',
    error: 'ListingPrice__c <= 0 || Weight_kg__c <= 0',
    message: 'The price of a listing and its weight are more than zero.',
  },
  {
    name: 'RejectedForAReason',
    error: `ISPICKVAL(Stage__c, 'Rejected') && ISBLANK(RejectReason__c)`,
    message: 'Say why not.',
    field: 'RejectReason__c',
  },
];
