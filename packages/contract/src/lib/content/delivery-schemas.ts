import * as z from 'zod/mini';

const text = z.nullable(z.string());

const ChannelSummary = z.looseObject({ id: z.string(), name: z.string(), type: z.string() });
const ContentType = z.object({ fullyQualifiedName: z.string(), name: z.string() });

/** S-121: an image of a body; `placeholder`, `width` and `height` are ours, against layout shift. */
export const BodyImage = z.looseObject({
  contentKey: z.string(),
  url: z.string(),
  altText: text,
  placeholder: z.optional(text),
  width: z.optional(z.nullable(z.int())),
  height: z.optional(z.nullable(z.int())),
});

/** Rich text in a body is sanitised HTML. */
export const ContentBody = z.looseObject({
  title: z.optional(text),
  excerpt: z.optional(text),
  body: z.optional(text),
  bannerImage: z.optional(z.nullable(BodyImage)),
});

const head = {
  contentKey: z.string(),
  contentType: ContentType,
  language: z.string(),
  managedContentId: z.string(),
  publishedDate: z.string(),
  resourceUrl: z.string(),
  title: z.string(),
  unauthenticatedUrl: text,
  urlName: text,
};

/** A published content in one language. `references` are the contents that its body names, by key, as deep as was requested. */
export const Content = z.looseObject({
  ...head,
  channelSummary: ChannelSummary,
  contentBody: ContentBody,
  references: z.nullable(z.record(z.string(), z.looseObject({}))),
  referencesList: z.nullable(z.array(z.looseObject({}))),
});

/** A page of published contents; those that are named by several of them stand once in `references`. */
export const ContentList = z.looseObject({
  channelSummary: ChannelSummary,
  contents: z.array(z.looseObject({ ...head, contentBody: z.optional(ContentBody) })),
  currentPageUrl: z.string(),
  nextPageUrl: text,
  previousPageUrl: text,
  total: z.int(),
  references: z.nullable(z.record(z.string(), z.looseObject({}))),
  referencesList: z.nullable(z.array(z.looseObject({}))),
});

/** S-122: each item has a name and its content under `body.contentBody`. */
export const ContentCollectionItems = z.looseObject({
  channelSummary: ChannelSummary,
  collectionKey: z.string(),
  collectionType: ContentType,
  currentPageUrl: z.string(),
  id: z.string(),
  items: z.array(
    z.looseObject({
      body: z.looseObject({ contentBody: ContentBody }),
      contentType: ContentType,
      id: z.string(),
      name: z.string(),
      urlName: text,
    }),
  ),
  language: z.string(),
  nextPageUrl: text,
  previousPageUrl: text,
  publishedDate: z.string(),
  title: z.string(),
  total: z.int(),
  urlName: text,
});

/** C-050: a collection without its items. `schema` is JSON Schema of the items: fields and their types, more of them with `expandMetadata`. */
export const ContentCollectionMetadata = z.looseObject({
  channelSummary: ChannelSummary,
  collectionKey: z.string(),
  collectionMetadata: z.looseObject({ recordCount: z.int(), source: z.enum(['manual', 'query']) }),
  collectionType: ContentType,
  id: z.string(),
  language: z.string(),
  publishedDate: z.string(),
  schema: z.looseObject({}),
  title: z.string(),
  urlName: text,
});
