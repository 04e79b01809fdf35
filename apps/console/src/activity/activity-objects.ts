import type { ObjectInfo, RecordRepresentation } from '@relab/contract/records';

/**
 * Objects of the platform itself that refer to records of any object, which no description of an object tells of: what was
 * done and is to be done, mails, files. An installation without one of them shows none.
 */
export interface TimelineObject {
  readonly objectApiName: string;
  readonly listViewApiName: string;
  readonly fields: readonly string[];
  /** When it is, or was: the first that is set counts. */
  readonly moments: readonly string[];
  readonly title: string;
  readonly details: readonly string[];
}

export interface ActivityObject extends TimelineObject {
  /** References to the record that it is about. */
  readonly references: readonly string[];
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

/** Mails that went out, word for word. They refer to a record by a field that the description of its object names. */
export const mails = {
  objectApiName: 'EmailMessage',
  listViewApiName: 'AllEmails',
  address: 'ToAddress',
  fields: ['Subject', 'ToAddress', 'TextBody', 'MessageDate'],
  moments: ['MessageDate'],
  title: 'Subject',
  details: ['ToAddress', 'TextBody'],
} as const;

/** A filter for the mails about a record; where none can be about it, for those to one of its addresses. */
export function mailFilter({ id, fields }: RecordRepresentation, info: ObjectInfo): string | undefined {
  const references = info.childRelationships.flatMap(({ childObjectApiName, fieldName }) =>
    childObjectApiName === mails.objectApiName ? [fieldName] : [],
  );
  if (references.length > 0) return referringTo(id, references);
  const addresses = Object.values(info.fields).flatMap(({ apiName, dataType }) => {
    const value = fields[apiName]?.value;
    return dataType === 'Email' && typeof value === 'string' && value !== '' ? [value] : [];
  });
  if (addresses.length === 0) return undefined;
  const conditions = addresses.map((address) => `{ ${mails.address}: { eq: ${JSON.stringify(address)} } }`);
  return `{ or: [${conditions.join(', ')}] }`;
}

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
