import type { ContentNode } from '@relab/contract/content';
import { escapeHtml } from '@relab/server/http';
import { isObject } from '../content-body.ts';
import type { VisibleMedia } from '../delivery/delivered-bodies.ts';
import type { NodeType } from '../types/node.ts';

export interface NodeField {
  readonly title: string;
  readonly nodeType: NodeType;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The fields of a type that are nodes: those that it says so of, and plain texts. Lists and objects are none. */
export function nodeFields(schema: unknown): Readonly<Record<string, NodeField>> {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, member]) => {
      if (!isObject(member)) return [];
      const nodeType = (member['x-node'] ?? (member.type === 'string' ? 'Text' : undefined)) as
        | NodeType
        | undefined;
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

const nowhere = { resourceUrl: null, unauthenticatedUrl: null } as const;

/** A picture that nobody knows any more keeps its key and has no address. */
function mediaNode(value: unknown, known: ReadonlyMap<string, VisibleMedia>): ContentNode | undefined {
  const key = isObject(value) ? textOf(value.contentKey) : null;
  if (!isObject(value) || key === null) return undefined;
  const media = known.get(key);
  const mimeType = media?.mime_type ?? null;
  return {
    altText: textOf(value.altText) ?? media?.alt_text ?? null,
    contentKey: key,
    fileName: media ? fileName(media.title, media.mime_type) : null,
    mediaType: mediaType(mimeType),
    mimeType,
    nodeType: 'Media',
    ...nowhere,
    thumbnailUrl: media && mimeType?.startsWith('image/') ? media.address({ width: 320 }) : null,
    title: textOf(value.title) ?? media?.title ?? null,
    url: media ? media.address() : null,
  };
}

/** The file of a picture or a document, of which the content itself has the key. */
function sourceNode(
  value: unknown,
  key: string,
  known: ReadonlyMap<string, VisibleMedia>,
): ContentNode | undefined {
  if (!isObject(value)) return undefined;
  const media = known.get(key);
  const isExternal = value.type === 'url';
  const mimeType = textOf(value.mimeType) ?? media?.mime_type ?? null;
  return {
    fileName: media && !isExternal ? fileName(media.title, media.mime_type) : null,
    isExternal,
    mediaType: mediaType(mimeType),
    mimeType,
    nodeType: 'MediaSource',
    ...nowhere,
    referenceId: null,
    url: isExternal ? textOf(value.url) : media ? media.address() : textOf(value.url),
  };
}

interface Node {
  readonly contentKey: string;
  readonly value: unknown;
  readonly known: ReadonlyMap<string, VisibleMedia>;
}

function nodeOf(nodeType: NodeType, { contentKey, value, known }: Node): ContentNode | undefined {
  if (nodeType === 'Media') return mediaNode(value, known);
  if (nodeType === 'MediaSource') return sourceNode(value, contentKey, known);
  const text = textOf(value);
  if (text === null) return undefined;
  if (nodeType === 'DateTime') return { dateTimeValue: text, nodeType, timeZone: 'GMT' };
  // Rich text travels as text of HTML: who shows it unread shows its tags, and runs nothing.
  return { nodeType, value: nodeType === 'RichText' ? escapeHtml(text) : text };
}

/** The body of a content as nodes; a field that is empty is none. */
export function contentNodes(
  fields: Readonly<Record<string, NodeField>>,
  { content_key: contentKey, body }: { readonly content_key: string; readonly body: unknown },
  known: ReadonlyMap<string, VisibleMedia>,
): Readonly<Record<string, ContentNode>> {
  const given = isObject(body) ? body : {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { nodeType }]) => {
      const node = nodeOf(nodeType, { contentKey, value: given[name], known });
      return node ? [[name, node]] : [];
    }),
  );
}
