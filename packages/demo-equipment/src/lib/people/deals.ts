import { createdAt, dayAt } from './days.ts';
import { lead } from './inquiries.ts';
import type { RequestedListing } from './office-context.ts';
import { type Buyer, buyerAccount, colleague, contact, type Person } from './people.ts';
import { type DemoRecord, manufacturer, owner, type Reference, sellerAccount } from './record.ts';

const offerRows = [
  ['shaker', 'IKA', 'KS 501 digital', 'zweite-zentrifuge', 'greta', 'Submitted', 900, 700, null, -3],
  ['balance', 'Sartorius', 'Cubis MSA', 'second-meniscus', 'wouter', 'Submitted', 3_400, 2_900, null, -5],
  ['scope', 'Leica', 'DM2500', 'becher-ancien', 'luc', 'Inspection', 4_800, 4_000, null, -11],
  [
    'chromatograph',
    'Agilent',
    '1260 Infinity',
    'second-meniscus',
    'wouter',
    'Price Proposed',
    14_500,
    12_000,
    12_600,
    -18,
  ],
  ['spectrometer', 'Shimadzu', 'UV-1800', 'becher-ancien', 'luc', 'Accepted', 2_600, 2_200, 2_400, -27],
  ['fridge', 'Liebherr', 'LKv 3910', 'zweite-zentrifuge', 'greta', 'Rejected', 600, 500, null, -40],
] as const;

export type OfferKey = (typeof offerRows)[number][0];
export const offer = (key: OfferKey): Reference => ({ object: 'Offer__c', key });

/** They refer to those of their manufacturers that have a record. */
export const offers = (manufacturers: readonly string[]): readonly DemoRecord[] =>
  offerRows.map(([key, maker, model, seller, person, stage, asking, floor, proposed, days], at) => ({
    object: 'Offer__c',
    key,
    recordType: at % 3 === 2 ? 'Consignment' : 'Purchase',
    values: {
      OwnerId: at % 2 === 0 ? owner : colleague('mara'),
      Name: `${maker} ${model}`,
      Account__c: sellerAccount(seller),
      Contact__c: contact(person),
      Lead__c: key === 'chromatograph' ? lead('finn') : null,
      Manufacturer__c: manufacturers.includes(maker) ? manufacturer(maker) : null,
      Model__c: model,
      Year__c: 2011 + at,
      Condition__c: 'UsedTestedWorking',
      Stage__c: stage,
      ExpectedBy__c: dayAt(20 + at * 6),
      AskingPrice__c: asking,
      FloorPrice__c: floor,
      ProposedPrice__c: proposed,
      ResalePrice__c: stage === 'Submitted' ? null : Math.round(asking * 1.35),
      RefurbishmentCost__c: stage === 'Submitted' ? null : Math.round(asking * 0.06),
      RejectReason__c: stage === 'Rejected' ? 'Household appliances are not resold here.' : null,
      ...createdAt(days),
    },
  }));

type Quote = readonly [
  key: string,
  buyer: Buyer,
  person: Person,
  status: string,
  quantity: number,
  days: number,
  /** Holds from when it is put in, so that there is one to be ordered. */
  holds?: 'from now',
];
const quoteRows: readonly Quote[] = [
  ['quark', 'quark', 'ines', 'New', 2, -1],
  ['geduld', 'geduld', 'hedwig', 'New', 1, -2],
  ['pelican', 'pelican', 'saskia', 'In Review', 1, -5],
  ['isla', 'isla', 'nuria', 'Quoted', 4, -9],
  ['fjordlab', 'fjordlab', 'astrid', 'Accepted', 1, -22],
  ['bohemian', 'bohemian', 'vlasta', 'Declined', 3, -38],
  ['quark-quoted', 'quark', 'ines', 'Quoted', 1, -2, 'from now'],
  ['quark-declined', 'quark', 'ines', 'Declined', 1, -6],
];

export const quoteRequests = (listings: readonly RequestedListing[]): readonly DemoRecord[] =>
  quoteRows.flatMap(([key, buyer, person, status, quantity, days, holds], at) => {
    const listing = listings[at % Math.max(listings.length, 1)];
    if (!listing) return [];
    const isQuoted = status !== 'New' && status !== 'In Review';
    return [
      {
        object: 'QuoteRequest__c',
        key,
        values: {
          OwnerId: at % 2 === 0 ? owner : colleague('mara'),
          Listing__c: listing.id,
          Account__c: buyerAccount(buyer),
          Contact__c: contact(person),
          Quantity__c: quantity,
          WantedPrice__c: Math.round(listing.price * 0.85),
          Message__c: 'Please quote with delivery to our goods entrance.',
          Status__c: status,
          Seller__c: status === 'New' ? null : listing.seller,
          SellerPrice__c: isQuoted ? Math.round(listing.price * 0.8) : null,
          QuotedPrice__c: isQuoted ? Math.round(listing.price * (holds ? 0.85 : 0.95)) : null,
          DeliveryPrice__c: isQuoted ? 180 : null,
          // The database gives a quote without an end the usual one.
          ValidUntil__c: isQuoted && !holds ? dayAt(days + 30) : null,
          DeclineReason__c: status === 'Declined' ? 'It was promised to somebody else before.' : null,
          ...createdAt(days),
        },
      },
    ];
  });
