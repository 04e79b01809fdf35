import type { ContentType } from './content-type.ts';
import { navigationTypeDe } from './navigation-type.de.ts';
import { body, content, group, labelled, media, part } from './node.ts';

export const navigationType = 'sfdc_cms__navigation';

/** With an address or a content it is a link; with neither only a label. */
const item = {
  label: part('Label', { type: 'string', minLength: 1, maxLength: 255 }),
  url: part('Address', { type: 'string', maxLength: 2048 }),
  contentKey: content('Content'),
  opensNewWindow: part('Opens a new window', { type: 'boolean' }),
  image: media('Image'),
} as const;

const below = group('Item', item, ['label']);

export const navigationContentType: ContentType = {
  fullyQualifiedName: navigationType,
  name: 'Navigation menu',
  schema: body(
    {
      items: labelled(
        'Items',
        group(
          'Item',
          { ...item, items: part('Items below', { type: 'array', items: below, maxItems: 50 }) },
          ['label'],
        ),
      ),
    },
    ['items'],
  ),
  mixins: [],
  translations: { de: navigationTypeDe },
};
