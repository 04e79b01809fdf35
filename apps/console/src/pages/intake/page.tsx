import type { ReactNode } from 'react';
import { FilesPanel } from '../../activity/files-panel.tsx';
import { DeskPage } from '../../desks/desk-page.tsx';
import { DeskRecord } from '../../desks/desk-record.tsx';
import type { Queue } from '../../desks/queue.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './intake.module.css';
import { PricePanel } from './price-panel.tsx';
import * as texts from './texts.ts';

const queues: readonly Queue[] = [
  {
    id: 'leads',
    label: texts.leads,
    objectApiName: 'Lead',
    listViewApiName: 'EquipmentOffered',
    sortBy: ['CreatedDate'],
  },
  { id: 'offers', label: texts.offers, objectApiName: 'Offer__c', listViewApiName: 'OpenOffers' },
  { id: 'list', label: texts.toList, objectApiName: 'Offer__c', listViewApiName: 'ToList' },
];

/** What decides about a unit, from the seller's form to the listing. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  Lead: [
    'Status',
    'Company',
    'Manufacturer__c',
    'Model__c',
    'Year__c',
    'Condition__c',
    'Location__c',
    'Quantity__c',
    'SerialNumber__c',
    'AskingPrice__c',
    'AskingCurrency__c',
    'LeaveBy__c',
    'Accessories__c',
    'Faults__c',
  ],
  Offer__c: [
    'Stage__c',
    'Account__c',
    'Lead__c',
    'Manufacturer__c',
    'Model__c',
    'Year__c',
    'Condition__c',
    'Location__c',
    'Quantity__c',
    'Category__c',
    'Type__c',
    'AskingPrice__c',
    'ProposedPrice__c',
    'ListingPrice__c',
    'ResalePrice__c',
    'RefurbishmentCost__c',
    'Margin__c',
    'MarginPercent__c',
    'ListingProblem__c',
    'Listing__c',
  ],
};

function IntakeView({ url }: PageProps): ReactNode {
  return (
    <DeskPage
      title={texts.heading}
      url={url}
      queues={queues}
      detail={({ queue: { objectApiName }, recordId }) => (
        <>
          <DeskRecord
            objectApiName={objectApiName}
            recordId={recordId}
            fields={fieldsOf[objectApiName]}
            hasActionKeys
          />
          <section className={css.panel} aria-labelledby="pictures">
            <h2 id="pictures">{texts.pictures}</h2>
            <FilesPanel recordId={recordId} objectApiName={objectApiName} />
          </section>
          <ReadSection>
            <PricePanel objectApiName={objectApiName} recordId={recordId} />
          </ReadSection>
        </>
      )}
    />
  );
}

export const page: Page = { View: IntakeView };
