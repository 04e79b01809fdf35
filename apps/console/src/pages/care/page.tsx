import type { ReactNode } from 'react';
import { FilesPanel } from '../../activity/files-panel.tsx';
import { DeskPage } from '../../desks/desk-page.tsx';
import { DeskRecord } from '../../desks/desk-record.tsx';
import type { Queue } from '../../desks/queue.ts';
import { ReadSection } from '../../ui/read-state.tsx';
import type { Page, PageProps } from '../page.ts';
import css from './care.module.css';
import { Conversation } from './conversation.tsx';
import * as texts from './texts.ts';

const cases = { objectApiName: 'Case', sortBy: ['CreatedDate'] } as const;

const queues: readonly Queue[] = [
  { ...cases, id: 'open', label: texts.open, listViewApiName: 'OpenCases' },
  { ...cases, id: 'unassigned', label: texts.unassigned, listViewApiName: 'UnassignedCases' },
  { ...cases, id: 'mine', label: texts.mine, listViewApiName: 'MyCases' },
  { ...cases, id: 'reported', label: texts.reported, listViewApiName: 'ReportedListings' },
];

const fields = [
  'Status',
  'Priority',
  'Reason__c',
  'AccountId',
  'ContactId',
  'SuppliedName',
  'SuppliedEmail',
  'Listing__c',
  'Order__c',
  'OwnerId',
  'CreatedDate',
  'Resolution__c',
] as const;

function CareView({ url }: PageProps): ReactNode {
  return (
    <DeskPage
      title={texts.heading}
      url={url}
      queues={queues}
      detail={({ recordId }) => (
        <>
          <DeskRecord objectApiName="Case" recordId={recordId} fields={fields} hasActionKeys />
          <ReadSection>
            <Conversation caseId={recordId} />
          </ReadSection>
          <section className={css.panel} aria-labelledby="files">
            <h2 id="files">{texts.files}</h2>
            <FilesPanel recordId={recordId} objectApiName="Case" />
          </section>
        </>
      )}
    />
  );
}

export const page: Page = { View: CareView };
