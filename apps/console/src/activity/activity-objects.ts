/**
 * Objects of the platform itself that refer to records of any object, which no description of an object tells of: what was
 * done and is to be done, mails, files. An installation without one of them shows none.
 */
export interface ActivityObject {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  /** References to the record that it is about. */
  readonly references: readonly string[];
  readonly fields: readonly string[];
  /** When it is, or was: the first that is set counts. */
  readonly moments: readonly string[];
  readonly title: string;
  readonly details: readonly string[];
}

export const activityObjects: readonly ActivityObject[] = [
  {
    objectApiName: 'Task',
    listViewApiName: 'AllTasks',
    references: ['WhatId', 'WhoId'],
    fields: ['Subject', 'Status', 'ActivityDate', 'CreatedDate', 'Description'],
    moments: ['ActivityDate', 'CreatedDate'],
    title: 'Subject',
    details: ['Status', 'Description'],
  },
  {
    objectApiName: 'Event',
    listViewApiName: 'AllEvents',
    references: ['WhatId', 'WhoId'],
    fields: ['Subject', 'StartDateTime', 'EndDateTime', 'Location', 'Description'],
    moments: ['StartDateTime'],
    title: 'Subject',
    details: ['Location', 'Description'],
  },
];

export const fileLinks = {
  objectApiName: 'ContentDocumentLink',
  listViewApiName: 'AllLinks',
  fields: [
    'ContentDocumentId',
    'CreatedDate',
    'ContentDocument.Title',
    'ContentDocument.FileType',
    'ContentDocument.FileExtension',
    'ContentDocument.ContentSize',
    'ContentDocument.LatestPublishedVersionId',
  ],
} as const;

/** A filter for those that refer to a record. */
export const referringTo = (recordId: string, references: readonly string[]): string =>
  `{ or: [${references.map((name) => `{ ${name}: { eq: ${JSON.stringify(recordId)} } }`).join(', ')}] }`;
