import type { ContentNode } from '@relab/contract/content';
import { escapeHtml } from '@relab/server/http';
import { isObject } from '../content-body.ts';
import type { DeliveredRow } from '../delivery/delivered.ts';
import { altTextOf, type VisibleMedia } from '../delivery/delivered-bodies.ts';
import type { NodeType } from '../types/node.ts';

/** Those that the documented lists of contents know. */
type ShownNodeType = Exclude<NodeType, 'Content'>;

export interface NodeField {
  readonly title: string;
  readonly nodeType: ShownNodeType;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The fields of a type that are nodes: those declared as nodes, and plain texts. Lists and objects are none. */
export function nodeFields(schema: unknown): Readonly<Record<string, NodeField>> {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, member]) => {
      if (!isObject(member)) return [];
      const written = member['x-node'] ?? (member.type === 'string' ? 'Text' : undefined);
      // The key of another content is a text to whoever shows it.
      const nodeType = (written === 'Content' ? 'Text' : written) as ShownNodeType | undefined;
      return nodeType === undefined ? [] : [[name, { title: textOf(member.title) ?? name, nodeType }]];
    }),
  );
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/gif': '.gif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'image/webp': '.webp',
};

const fileName = (title: string, mimeType: string): string => `${title}${endings[mimeType] ?? ''}`;

const mediaType = (mimeType: string | null): 'Image' | 'Document' =>
  mimeType === null || mimeType.startsWith('image/') ? 'Image' : 'Document';

const noUrls = { resourceUrl: null, unauthenticatedUrl: null } as const;

interface Node {
  readonly contentKey: string;
  readonly language: string;
  readonly value: unknown;
  readonly mediaByKey: ReadonlyMap<string, VisibleMedia>;
}

/** A picture that does not exist any more keeps its key and has no address. */
function mediaNode({ value, language, mediaByKey }: Node): ContentNode | undefined {
  const key = isObject(value) ? textOf(value.contentKey) : null;
  if (!isObject(value) || key === null) return undefined;
  const media = mediaByKey.get(key);
  const mimeType = media?.mime_type ?? null;
  return {
    altText: textOf(value.altText) ?? (media ? altTextOf(media, language) : null),
    contentKey: key,
    fileName: media ? fileName(media.title, media.mime_type) : null,
    mediaType: mediaType(mimeType),
    mimeType,
    nodeType: 'Media',
    ...noUrls,
    thumbnailUrl: media && mimeType?.startsWith('image/') ? media.address({ width: 320 }) : null,
    title: textOf(value.title) ?? media?.title ?? null,
    url: media ? media.address() : null,
  };
}

/** The file of a picture or a document, of which the content itself has the key. */
function sourceNode(
  value: unknown,
  key: string,
  mediaByKey: ReadonlyMap<string, VisibleMedia>,
): ContentNode | undefined {
  if (!isObject(value)) return undefined;
  const media = mediaByKey.get(key);
  const isExternal = value.type === 'url';
  const mimeType = textOf(value.mimeType) ?? media?.mime_type ?? null;
  return {
    fileName: media && !isExternal ? fileName(media.title, media.mime_type) : null,
    isExternal,
    mediaType: mediaType(mimeType),
    mimeType,
    nodeType: 'MediaSource',
    ...noUrls,
    referenceId: null,
    url: isExternal ? textOf(value.url) : media ? media.address() : textOf(value.url),
  };
}

function nodeOf(nodeType: ShownNodeType, node: Node): ContentNode | undefined {
  const { contentKey, value, mediaByKey } = node;
  if (nodeType === 'Media') return mediaNode(node);
  if (nodeType === 'MediaSource') return sourceNode(value, contentKey, mediaByKey);
  const text = textOf(value);
  if (text === null) return undefined;
  if (nodeType === 'DateTime') return { dateTimeValue: text, nodeType, timeZone: 'GMT' };
  // Rich text travels as text of HTML: who shows it unread shows its tags, and runs nothing.
  return { nodeType, value: nodeType === 'RichText' ? escapeHtml(text) : text };
}

export interface WrittenContent extends Pick<DeliveredRow, 'content_key' | 'language'> {
  readonly body: unknown;
}

/** The body of a content as nodes; an empty field has none. */
export function contentNodes(
  fields: Readonly<Record<string, NodeField>>,
  { content_key: contentKey, language, body }: WrittenContent,
  mediaByKey: ReadonlyMap<string, VisibleMedia>,
): Readonly<Record<string, ContentNode>> {
  const values = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { nodeType }]) => {
      const node = nodeOf(nodeType, { contentKey, language, value: values[name], mediaByKey });
      return node ? [[name, node]] : [];
    }),
  );
}
