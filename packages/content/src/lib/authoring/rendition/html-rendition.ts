import type { ContentNode } from '@relab/contract/content';
import { sanitizeContent } from '@relab/records/rich-text';
import { escapeHtml } from '@relab/server/http';
import { contentNodes, nodeFields } from '../../community/content-nodes.ts';
import type { VisibleMedia } from '../../delivery/delivered-bodies.ts';
import type { NodeType } from '../../types/node.ts';

/** An address that leads somewhere and runs nothing. */
const isSafe = (url: string): boolean => /^(?:https?:|mailto:|tel:|\/(?!\/))/i.test(url);

const paragraph = (text: string): string => `<p>${escapeHtml(text).replace(/\r?\n/g, '<br />')}</p>`;

function htmlOf(node: ContentNode, raw: unknown): string {
  switch (node.nodeType) {
    case 'NameField':
      return `<h2>${escapeHtml(node.value)}</h2>`;
    // Once more: what was stored before a rule changed keeps to the rule as well.
    case 'RichText':
      return typeof raw === 'string' ? sanitizeContent(raw) : '';
    case 'Url':
      return isSafe(node.value)
        ? `<p><a href="${escapeHtml(node.value)}">${escapeHtml(node.value)}</a></p>`
        : paragraph(node.value);
    case 'DateTime':
      return paragraph(node.dateTimeValue);
    case 'Media':
    case 'MediaSource': {
      if (node.url === null || !isSafe(node.url)) return '';
      const url = escapeHtml(node.url);
      const words = escapeHtml((node.nodeType === 'Media' ? node.altText : null) ?? '');
      return node.mediaType === 'Image'
        ? `<p><img src="${url}" alt="${words}" /></p>`
        : `<p><a href="${url}">${escapeHtml(node.fileName ?? node.url)}</a></p>`;
    }
    default:
      return paragraph(node.value);
  }
}

/** How people read a content. The database keeps no order of the fields of a type. */
const order: readonly NodeType[] = [
  'NameField',
  'MultilineText',
  'Date',
  'DateTime',
  'Media',
  'MediaSource',
  'RichText',
  'Text',
  'Url',
];

/** The fields of a content one below the other: what a mail or another program can show. */
export function htmlRendition(
  schema: unknown,
  content: {
    readonly content_key: string;
    readonly language: string;
    readonly body: Readonly<Record<string, unknown>>;
  },
  mediaByKey: ReadonlyMap<string, VisibleMedia>,
): string {
  const fields = nodeFields(schema);
  const nodes = contentNodes(fields, content, mediaByKey);
  return Object.entries(fields)
    .sort(([, one], [, other]) => order.indexOf(one.nodeType) - order.indexOf(other.nodeType))
    .flatMap(([name]) => {
      const node = nodes[name];
      return node ? [htmlOf(node, content.body[name])] : [];
    })
    .join('\n');
}
