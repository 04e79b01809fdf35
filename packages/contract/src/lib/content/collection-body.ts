import { isObject } from '../is-object.ts';

/** What a collection holds: contents one by one in their order, or all that fit a question. */
export type CollectionBody =
  | { readonly source: 'manual'; readonly contentKeys: readonly string[] }
  | {
      readonly source: 'query';
      /** Of all types without it. */
      readonly contentTypeFQN?: string | undefined;
      /** The newest first by default. */
      readonly sortBy?: 'publishedDate' | 'title' | undefined;
      /** So many at most. */
      readonly most?: number | undefined;
    };

/** The body of a collection; one that means nothing holds nothing. */
export function readCollectionBody(body: unknown): CollectionBody {
  if (!isObject(body)) return { source: 'manual', contentKeys: [] };
  if (body.source !== 'query') {
    const keys = Array.isArray(body.contentKeys) ? body.contentKeys : [];
    return { source: 'manual', contentKeys: keys.filter((key) => typeof key === 'string') };
  }
  const { contentTypeFQN, sortBy, most } = body;
  return {
    source: 'query',
    ...(typeof contentTypeFQN === 'string' ? { contentTypeFQN } : {}),
    ...(sortBy === 'publishedDate' || sortBy === 'title' ? { sortBy } : {}),
    ...(typeof most === 'number' && Number.isSafeInteger(most) && most >= 0 ? { most } : {}),
  };
}
