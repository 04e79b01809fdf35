import * as z from 'zod/mini';
import { ContentBody } from './delivery-schemas.ts';

const text = z.nullable(z.string());

/** The terms that a content has. */
const Associations = z.object({ topics: z.array(z.object({ id: z.string(), name: z.string() })) });

const file = {
  fileName: text,
  mediaType: z.enum(['Image', 'Document']),
  mimeType: text,
  resourceUrl: text,
  unauthenticatedUrl: text,
  url: text,
} as const;

/** A field of a content, by what it is. Rich text is escaped as HTML's own text is. */
export const ContentNode = z.discriminatedUnion('nodeType', [
  z.object({
    nodeType: z.enum(['Date', 'MultilineText', 'NameField', 'RichText', 'Text', 'Url']),
    value: z.string(),
  }),
  z.object({ nodeType: z.literal('DateTime'), dateTimeValue: z.string(), timeZone: z.string() }),
  z.object({
    nodeType: z.literal('Media'),
    ...file,
    altText: text,
    contentKey: z.string(),
    thumbnailUrl: text,
    title: text,
  }),
  z.object({ nodeType: z.literal('MediaSource'), ...file, isExternal: z.boolean(), referenceId: text }),
]);

/** `managedContentTypes` are those of the items, by the names that they have in `type`. */
export const CommunityContentVersions = z.looseObject({
  currentPageUrl: z.string(),
  nextPageUrl: text,
  items: z.array(
    z.looseObject({
      associations: Associations,
      contentKey: z.string(),
      contentNodes: z.record(z.string(), ContentNode),
      contentUrlName: text,
      language: z.string(),
      managedContentId: z.string(),
      publishedDate: z.string(),
      title: z.string(),
      type: z.string(),
      typeLabel: z.string(),
      unauthenticatedUrl: text,
    }),
  ),
  managedContentTypes: z.record(
    z.string(),
    z.object({
      label: z.string(),
      name: z.string(),
      nodeTypes: z.record(
        z.string(),
        z.object({ label: z.string(), name: z.string(), nodeType: z.string() }),
      ),
    }),
  ),
  total: z.int(),
  totalTypes: z.int(),
});

/** A user by id, whose name those alone may read who may read users. Null where a job of the server wrote the content. */
const UserReference = z.object({ id: z.string(), url: z.string() });

/** Published contents with their bodies, and `total` of all that match (C-051). */
export const CommunityContents = z.looseObject({
  items: z.array(
    z.looseObject({
      associations: Associations,
      authoredManagedContentId: z.string(),
      body: ContentBody,
      contentKey: z.string(),
      createdByReference: z.nullable(UserReference),
      createdDate: z.string(),
      id: z.string(),
      lastUpdatedByReference: z.nullable(UserReference),
      managedContentId: z.string(),
      primaryLanguage: z.string(),
      publishDate: z.string(),
      status: z.literal('Published'),
      title: z.string(),
      type: z.string(),
      typeLabel: z.string(),
      updatedDate: z.string(),
      urlName: text,
    }),
  ),
  total: z.int(),
});
