import type { TableOf } from '@relab/database';
import { byServer, formula } from '../objects/calculated-fields.ts';
import {
  anyReference,
  boolean,
  longText,
  masterDetail,
  number,
  picklist,
  reference,
  text,
} from '../objects/fields.ts';
import { defineObject } from '../objects/object-declaration.ts';
import type { Permissions, Scope } from '../objects/permission.ts';
import type { StoredField } from '../objects/typed-field.ts';
import { documentDe, linkDe, versionDe } from './objects.de.ts';

const own: Scope = { field: 'OwnerId', is: 'user' };
/** Who may read a record may read the files that are linked to it. */
const linked: Scope = { child: 'ContentDocumentLink', by: 'ContentDocumentId' };

const member = { read: [own, linked], update: own, delete: own } as const;

/** A file, whatever its versions. It comes with its first version, by an upload. */
export const ContentDocument = defineObject({
  apiName: 'ContentDocument',
  label: 'File',
  labelPlural: 'Files',
  keyPrefix: '069',
  nameField: 'Title',
  owned: true,
  color: '#BAAC93',
  fields: {
    Title: text({ label: 'Title', required: true, indexed: true, createable: false }),
    Description: longText({ label: 'Description', createable: false }),
    LatestPublishedVersionId: reference({
      label: 'Latest Version',
      to: 'ContentVersion',
      childRelationshipName: 'LatestOf',
      required: true,
      ...byServer,
    }),
    FileType: text({ label: 'File Type', length: 20, required: true, ...byServer }),
    FileExtension: text({ label: 'File Extension', length: 40, ...byServer }),
    ContentSize: number({ label: 'Size', required: true, ...byServer }),
  },
  listViews: {
    AllFiles: {
      label: 'All Files',
      columns: ['Title', 'FileType', 'ContentSize', 'Owner.Name', 'LastModifiedDate'],
      sortBy: ['-LastModifiedDate'],
    },
    MyFiles: {
      label: 'My Files',
      columns: ['Title', 'FileType', 'ContentSize', 'LastModifiedDate'],
      scope: 'mine',
      sortBy: ['-LastModifiedDate'],
    },
  },
  layouts: {
    full: [
      {
        heading: 'File',
        items: ['Title', 'FileType', 'Description', 'ContentSize', 'OwnerId', 'LatestPublishedVersionId'],
      },
    ],
    compact: ['Title', 'FileType', 'ContentSize'],
  },
  search: {
    fields: ['Title', 'Description'],
    columns: ['Title', 'FileType', 'LastModifiedDate'],
    filters: ['FileType'],
  },
  permissions: {
    guest: { read: linked },
    buyer: member,
    'buyer manager': member,
    seller: member,
    author: member,
    publisher: member,
    clerk: { read: 'all', update: 'all', delete: 'all' },
  },
  translations: { de: documentDe },
});

const withDocument: Permissions = {
  guest: { read: { through: 'ContentDocumentId' } },
  clerk: { read: 'all' },
};

/** One state of a file. It never changes; a new one takes its place. */
export const ContentVersion = defineObject({
  apiName: 'ContentVersion',
  label: 'File Version',
  labelPlural: 'File Versions',
  keyPrefix: '068',
  nameField: 'Title',
  color: '#BAAC93',
  fields: {
    ContentDocumentId: masterDetail({
      label: 'File',
      to: 'ContentDocument',
      childRelationshipName: 'ContentVersions',
      ...byServer,
    }),
    Title: text({ label: 'Title', required: true, ...byServer }),
    Description: longText({ label: 'Description', ...byServer }),
    PathOnClient: text({ label: 'Path on Client', length: 500, ...byServer }),
    VersionNumber: number({ label: 'Version', precision: 9, required: true, ...byServer }),
    IsLatest: boolean({ label: 'Latest', ...byServer }),
    FileType: text({ label: 'File Type', length: 20, required: true, ...byServer }),
    FileExtension: text({ label: 'File Extension', length: 40, ...byServer }),
    ContentSize: number({ label: 'Size', required: true, ...byServer }),
    Checksum: text({ label: 'Checksum', length: 64, required: true, help: 'SHA-256.', ...byServer }),
    VersionDataUrl: formula({
      label: 'Download',
      returns: 'text',
      formula: `'/sfc/servlet.shepherd/version/download/' & Id`,
    }),
  },
  layouts: {
    full: [
      {
        heading: 'Version',
        items: [
          'Title',
          'ContentDocumentId',
          'VersionNumber',
          'IsLatest',
          'FileType',
          'ContentSize',
          'VersionDataUrl',
        ],
      },
    ],
    compact: ['Title', 'VersionNumber', 'FileType', 'ContentSize'],
  },
  listViews: {
    AllVersions: {
      label: 'All File Versions',
      columns: ['Title', 'VersionNumber', 'IsLatest', 'FileType', 'ContentSize', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { fields: ['Title'], columns: ['Title', 'VersionNumber', 'FileType'], filters: ['FileType'] },
  permissions: withDocument,
  translations: { de: versionDe },
});

/**
 * Everybody who reads the record is served the file, from the site's own address, so a link may not be made by those who may
 * not change the record.
 */
const linkedEntityId: StoredField<'text null'> = {
  ...anyReference({ label: 'Linked Record', updateable: false }),
  required: true,
  needsUpdate: true,
};

/** A file at a record: a reference of the one to the other. */
export const ContentDocumentLink = defineObject({
  apiName: 'ContentDocumentLink',
  label: 'File Link',
  labelPlural: 'File Links',
  keyPrefix: '06A',
  nameField: 'Id',
  color: '#BAAC93',
  fields: {
    ContentDocumentId: masterDetail({
      label: 'File',
      to: 'ContentDocument',
      childRelationshipName: 'ContentDocumentLinks',
      updateable: false,
    }),
    LinkedEntityId: linkedEntityId,
    ShareType: picklist({
      label: 'Share Type',
      values: [
        { value: 'V', label: 'Viewer' },
        { value: 'C', label: 'Collaborator' },
        { value: 'I', label: 'Inferred' },
      ],
      default: 'V',
      updateable: false,
    }),
  },
  layouts: {
    full: [{ heading: 'Link', items: ['ContentDocumentId', 'LinkedEntityId', 'ShareType'] }],
    compact: ['ContentDocumentId', 'LinkedEntityId'],
  },
  listViews: {
    AllLinks: {
      label: 'All File Links',
      columns: ['ContentDocument.Title', 'LinkedEntityId', 'ShareType', 'CreatedDate'],
      sortBy: ['-CreatedDate'],
    },
  },
  search: { columns: ['ContentDocumentId', 'LinkedEntityId', 'ShareType'], filters: ['ShareType'] },
  permissions: {
    guest: { read: { through: 'LinkedEntityId' } },
    ...Object.fromEntries(
      ['buyer', 'buyer manager', 'seller', 'author', 'publisher'].map((role) => [
        role,
        { create: true, delete: { through: 'ContentDocumentId' } },
      ]),
    ),
    clerk: { read: 'all', create: true, delete: 'all' },
  },
  translations: { de: linkDe },
});

/**
 * The objects of files, for `createObjects` of an installation that has `files`: uploads, links and versions need all
 * three.
 */
export const fileObjects = [ContentDocument, ContentVersion, ContentDocumentLink] as const;

declare module '@relab/database/tables' {
  interface Tables {
    readonly content_document: TableOf<typeof ContentDocument>;
    readonly content_version: TableOf<typeof ContentVersion>;
    readonly content_document_link: TableOf<typeof ContentDocumentLink>;
  }
}
