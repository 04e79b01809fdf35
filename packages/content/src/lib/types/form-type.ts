import type { FormFieldType } from '@relab/contract/content';
import type { ContentType } from './content-type.ts';
import { formTypeDe } from './form-type.de.ts';
import { body, choice, group, labelled, lines, name, part, plain } from './node.ts';

export const formType = 'sfdc_cms__form';

const line = { type: 'string', minLength: 1, maxLength: 255 } as const;

const fieldTypes: Readonly<Record<FormFieldType, string>> = {
  text: 'One line',
  multiline: 'Several lines',
  email: 'E-mail address',
  phone: 'Phone number',
  choice: 'One of some choices',
  checkbox: 'A box to tick',
};

const field = group(
  'Field',
  {
    /** The key under which the answer is stored, in each language the same. */
    name: part('Name of the answer', {
      type: 'string',
      minLength: 1,
      maxLength: 80,
      pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
    }),
    label: part('Label', line),
    hint: part('Hint', { type: 'string', maxLength: 500 }),
    type: choice('Kind', fieldTypes),
    isRequired: part('Has to be filled in', { type: 'boolean' }),
    choices: part('Choices', { type: 'array', items: part('Choice', line), maxItems: 100 }),
  },
  ['name', 'label', 'type'],
);

/** A domain as browsers write it, with a port where it is not the usual one. */
const domain = part('Domain', {
  type: 'string',
  maxLength: 255,
  pattern:
    '^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)(?:[.][a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*(?::[0-9]{1,5})?$',
});

/** C-102: what people fill in, on a page of the site or on pages of the domains that it names. */
export const formContentType: ContentType = {
  fullyQualifiedName: formType,
  name: 'Form',
  schema: body(
    {
      title: name('Title'),
      excerpt: lines('Introduction'),
      fields: labelled('Fields', field, 60),
      submitText: plain('Text of the button'),
      thankYouText: lines('Said after it was sent'),
      embedDomains: labelled('Domains whose pages may show it', domain, 50),
      keepMonths: {
        title: 'Months for which submissions are kept',
        type: 'integer',
        minimum: 1,
        maximum: 36,
      },
    },
    ['title', 'fields'],
  ),
  mixins: [],
  translations: { de: formTypeDe },
};
