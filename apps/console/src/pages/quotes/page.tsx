import type { ReactNode } from 'react';
import { DeskPage } from '../../desks/desk-page.tsx';
import { DeskRecord } from '../../desks/desk-record.tsx';
import type { Queue } from '../../desks/queue.ts';
import type { Page, PageProps } from '../page.ts';
import * as texts from './texts.ts';

/** Waiting longest first. */
const waiting = ['CreatedDate'] as const;

const queues: readonly Queue[] = [
  {
    id: 'quotes',
    label: texts.toAnswer,
    objectApiName: 'QuoteRequest__c',
    listViewApiName: 'OpenQuoteRequests',
    sortBy: waiting,
  },
  {
    id: 'offers',
    label: texts.toDecide,
    objectApiName: 'Offer__c',
    listViewApiName: 'OpenOffers',
    sortBy: waiting,
  },
  { id: 'margins', label: texts.margins, objectApiName: 'Offer__c', listViewApiName: 'Margins' },
];

/** The facts that decide a price: the buyer, the request, and the remaining stock. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  QuoteRequest__c: [
    'Status__c',
    'AgeInDays__c',
    'Account__c',
    'Contact__c',
    'Listing__c',
    'Quantity__c',
    'WantedPrice__c',
    'Country__c',
    'Seller__c',
    'SellerPrice__c',
    'QuotedPrice__c',
    'DeliveryPrice__c',
    'Total__c',
    'Margin__c',
    'CurrencyIsoCode',
    'Order__c',
  ],
  Offer__c: [
    'Stage__c',
    'Account__c',
    'AskingPrice__c',
    'FloorPrice__c',
    'ProposedPrice__c',
    'ResalePrice__c',
    'RefurbishmentCost__c',
    'Margin__c',
    'MarginPercent__c',
    'ExpectedBy__c',
  ],
};

function QuotesView({ url }: PageProps): ReactNode {
  return (
    <DeskPage
      title={texts.heading}
      url={url}
      queues={queues}
      detail={({ queue: { objectApiName }, recordId }) => (
        <DeskRecord
          objectApiName={objectApiName}
          recordId={recordId}
          fields={fieldsOf[objectApiName]}
          hasActionKeys
        />
      )}
    />
  );
}

export const page: Page = { View: QuotesView };
