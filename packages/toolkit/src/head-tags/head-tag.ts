/** An element of a document's head. Attributes and text are as they are read, not as HTML writes them. */
export interface HeadTag {
  readonly name: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  /** The words of a title, the JSON of a script. */
  readonly text?: string | undefined;
}

export const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { [key]: name, content },
});

export const link = (rel: string, href: string, more: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: 'link',
  attributes: { rel, ...more, href },
});

/** Data of schema.org: what a page is about, for machines. */
export const linkedData = (thing: unknown): HeadTag => ({
  name: 'script',
  attributes: { type: 'application/ld+json' },
  text: JSON.stringify(thing),
});

/** What of a document's head was put there by these functions. */
export const HEAD_TAG_ATTRIBUTE = 'data-head';
