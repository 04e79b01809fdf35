import {
  Case,
  dateTime,
  declaredId,
  extendObject,
  fullAccess,
  longText,
  picklist,
  reference,
  requestLanguage,
  text,
} from '@relab/records/objects';
import { byClerks, calculatedInside, madeBy, ofAccount } from '../access-scopes.ts';
import { caseDe } from './case.de.ts';
import { caseActions } from './case-actions.ts';
import { caseLayouts } from './case-layouts.ts';

const reasons = {
  Question: ['Equipment', 'Order', 'Delivery', 'Selling', 'Other'],
  Return: ['Does Not Work', 'Not as Described', 'Damaged', 'No Longer Needed'],
  Complaint: ['Late', 'Damaged', 'Service', 'Other'],
  Report: ['Wrong Description', 'Sold Elsewhere', 'Stolen or Counterfeit', 'Not Allowed to Be Sold', 'Other'],
};

export const reportType = declaredId('012', 'Case', 'Report');

/** Written by the job that mails answers. */
const mailed = { createable: false, updateable: false } as const;

const ownCases = { read: [madeBy, ofAccount], create: true } as const;

/** A question, a return, a complaint or a report of a listing: the contact form makes questions and reports. */
export const inquiry = extendObject(Case, {
  fields: {
    Reason__c: picklist({ label: 'Reason', values: [...new Set(Object.values(reasons).flat())] }),
    Order__c: reference({ label: 'Order', to: 'OrderSummary' }),
    Listing__c: reference({ label: 'Listing', to: 'Product2' }),
    Language__c: requestLanguage({
      label: 'Language',
      help: 'What mails about it are written in, as “de”; the shop’s own where empty.',
      ...byClerks,
    }),
    Answer__c: longText({
      label: 'Answer to the Customer',
      help: 'Mailed to whoever wrote as soon as it is stored.',
      ...byClerks,
    }),
    Resolution__c: longText({
      label: 'Resolution',
      help: 'Mailed to whoever wrote when the case is closed.',
      ...byClerks,
    }),
    AnswerMailedDate__c: dateTime({ label: 'Answer Mailed', ...calculatedInside, ...mailed }),
    AnswerMailedStamp__c: text({
      label: 'Hash of the Mailed Answer',
      length: 32,
      ...calculatedInside,
      ...mailed,
    }),
  },
  recordTypes: {
    Question: { label: 'Question', default: true, picklists: { Reason__c: { values: reasons.Question } } },
    Return: { label: 'Return', picklists: { Reason__c: { values: reasons.Return } } },
    Complaint: {
      label: 'Complaint',
      picklists: {
        Reason__c: { values: reasons.Complaint },
        Priority: { values: ['High', 'Medium'], default: 'High' },
      },
    },
    Report: {
      label: 'Report',
      picklists: {
        Reason__c: { values: reasons.Report },
        Priority: { values: ['High', 'Medium'], default: 'High' },
      },
    },
  },
  listViews: {
    ReportedListings: {
      label: 'Reported Listings',
      columns: ['CaseNumber', 'Reason__c', 'Listing__r.Name', 'Status', 'Priority', 'CreatedDate'],
      filters: [
        { field: 'RecordTypeId', operator: 'equals', value: reportType },
        { field: 'Status', operator: 'notEqual', value: 'Closed' },
      ],
      sortBy: ['Priority', '-CreatedDate'],
      sharedWith: ['clerk'],
    },
  },
  relatedLists: {
    EmailMessages: {
      label: 'Answers by Mail',
      columns: ['Subject', 'TextBody', 'ToAddress', 'MessageDate', 'CreatedBy.Name'],
      sortBy: ['-MessageDate'],
    },
  },
  layouts: caseLayouts,
  actions: caseActions,
  validationRules: [
    {
      name: 'ClosedWithAResolution',
      error: `ISPICKVAL(Status, 'Closed') && ISBLANK(Resolution__c)`,
      message: 'Say how it ended.',
      field: 'Resolution__c',
    },
    // People see the cases of their account: those who sell would read who reported them.
    {
      name: 'ReportOfNoAccount',
      error: `RecordTypeId = '${reportType}' && NOT(ISBLANK(AccountId))`,
      message: 'A report belongs to no account, so that no seller learns who reported.',
      field: 'AccountId',
    },
  ],
  permissions: { buyer: ownCases, 'buyer manager': ownCases, seller: ownCases, clerk: fullAccess },
  translations: { de: caseDe },
});
