/** Something that names a content, as references in bodies and items of lists do. */
interface NamesContent {
  readonly contentKey?: unknown;
  readonly managedContentId?: unknown;
}

/** What a page may hold where a content is named: its key, id or URL name, or something that names it. */
export type ContentKeyInput = string | NamesContent | null | undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** C-143: the key, id or URL name itself, without blanks around it; empty where none is named, which no read takes. */
export function normalizeContentKey(input: unknown): string {
  const { contentKey, managedContentId }: NamesContent = Object(input);
  return textOf(input) || textOf(contentKey) || textOf(managedContentId);
}
