import type { ContentType } from './content-type.ts';
import { body, labelled, media } from './node.ts';

export const navigationType = 'sfdc_cms__navigation';

/** With an address or a content it is a link; with neither only a label. */
const item = {
  label: { type: 'string', minLength: 1, maxLength: 255 },
  url: { type: 'string', maxLength: 2048 },
  contentKey: { type: 'string', maxLength: 64 },
  opensNewWindow: { type: 'boolean' },
  image: media('Image'),
} as const;

const below = { type: 'object', properties: item, required: ['label'] } as const;

export const navigationContentType: ContentType = {
  fullyQualifiedName: navigationType,
  name: 'Navigation menu',
  schema: body(
    {
      items: labelled('Items', {
        title: 'Item',
        type: 'object',
        properties: { ...item, items: { type: 'array', items: below, maxItems: 50 } },
        required: ['label'],
      } as const),
    },
    ['items'],
  ),
  mixins: [],
};
