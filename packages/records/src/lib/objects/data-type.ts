import type { Field, FieldKind } from './field.ts';

const dataTypes: Readonly<Record<FieldKind, string>> = {
  id: 'Reference',
  text: 'String',
  longText: 'TextArea',
  richText: 'TextArea',
  number: 'Double',
  currency: 'Currency',
  percent: 'Percent',
  date: 'Date',
  dateTime: 'DateTime',
  boolean: 'Boolean',
  picklist: 'Picklist',
  multiPicklist: 'MultiPicklist',
  reference: 'Reference',
  email: 'Email',
  phone: 'Phone',
  url: 'Url',
  autoNumber: 'String',
  address: 'Address',
  personName: 'String',
};

const extraTypes: Readonly<Partial<Record<FieldKind, string>>> = {
  personName: 'PersonName',
  longText: 'PlainTextArea',
  richText: 'RichTextArea',
};

/** The platform's word for what a field holds; numbers without a fraction are of a type of their own. */
export const dataTypeOf = ({ kind, scale }: Field): string =>
  kind === 'number' && (scale ?? 0) === 0 ? 'Int' : dataTypes[kind];

/** More about what a field holds, null where there is no more to say. */
export const extraTypeOf = ({ kind, composedOf }: Field): string | null =>
  composedOf ? 'PersonName' : (extraTypes[kind] ?? null);

const unsortable: ReadonlySet<FieldKind> = new Set(['longText', 'richText', 'multiPicklist', 'address']);

export const isSortable = ({ kind }: Field): boolean => !unsortable.has(kind);
