import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { ContentType } from './content-type.ts';
import { formContentType } from './form-type.ts';
import { navigationContentType } from './navigation-type.ts';
import {
  body,
  choice,
  labelled,
  lines,
  link,
  media,
  type NodeSchema,
  name,
  plain,
  richText,
} from './node.ts';

/** Shown on a page of its own, so that it can be previewed. */
export const pageMixin = 'sfdc_cms__page';
/** A file that bodies show: a picture, a document. */
export const mediaMixin = 'sfdc_cms__media';

export const collectionType = 'sfdc_cms__collection';
export const imageType = 'sfdc_cms__image';
export const documentType = 'sfdc_cms__document';

const text = { title: name('Title'), excerpt: lines('Excerpt'), body: richText('Body') };
const banner = { bannerImage: media('Banner image') };
const action = { buttonText: plain('Button text'), buttonUrl: link('Button link') };

const file = (title: string): NodeSchema => ({
  title,
  type: 'object',
  properties: {
    type: { type: 'string', enum: ['file', 'url'] },
    mimeType: { type: 'string', maxLength: 100 },
    url: { type: 'string', maxLength: 2048 },
  },
  'x-node': 'MediaSource',
});

/** Of a picture, from its left and from its top: what stays in view when it is cut. */
const focalPoint: NodeSchema = {
  title: 'Focal point',
  type: 'object',
  properties: {
    x: { type: 'number', minimum: 0, maximum: 1 },
    y: { type: 'number', minimum: 0, maximum: 1 },
  },
  required: ['x', 'y'],
};

const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const partOfSide = { type: 'number', minimum: 0.01, maximum: 1 } as const;

/** Of a picture, from its left and from its top: what is shown of it at all. */
const crop: NodeSchema = {
  title: 'Crop',
  type: 'object',
  properties: { x: share, y: share, width: partOfSide, height: partOfSide },
  required: ['x', 'y', 'width', 'height'],
};

/** The types that every installation has. */
export const builtInTypes: readonly ContentType[] = [
  {
    fullyQualifiedName: 'sfdc_cms__news',
    name: 'News',
    schema: body({ ...text, ...banner }, ['title']),
    mixins: [pageMixin],
  },
  {
    fullyQualifiedName: 'sfdc_cms__textPage',
    name: 'Text page',
    schema: body({ ...text, ...banner }, ['title', 'body']),
    mixins: [pageMixin],
  },
  {
    fullyQualifiedName: 'sfdc_cms__hero',
    name: 'Hero',
    schema: body({ ...text, ...banner, ...action }, ['title']),
    mixins: [],
  },
  {
    fullyQualifiedName: 'sfdc_cms__card',
    name: 'Card',
    schema: body({ title: name('Title'), text: lines('Text'), image: media('Image'), ...action }, ['title']),
    mixins: [],
  },
  {
    fullyQualifiedName: imageType,
    name: 'Image',
    schema: body(
      { title: name('Title'), altText: plain('Alternative text'), source: file('File'), focalPoint, crop },
      ['title'],
    ),
    mixins: [mediaMixin],
  },
  {
    fullyQualifiedName: documentType,
    name: 'Document',
    schema: body({ title: name('Title'), source: file('File') }, ['title']),
    mixins: [mediaMixin],
  },
  {
    fullyQualifiedName: collectionType,
    name: 'Collection',
    schema: body(
      {
        source: choice('Source', { manual: 'Contents chosen one by one', query: 'All contents of a type' }),
        contentKeys: labelled('Contents', { title: 'Content', type: 'string', minLength: 1, maxLength: 64 }),
        contentTypeFQN: plain('Type'),
        sortBy: choice('Order', { publishedDate: 'Published last', title: 'By title' }),
        most: { title: 'At most', type: 'integer', minimum: 0, maximum: 10_000 },
      },
      ['source'],
    ),
    mixins: [],
  },
  formContentType,
  navigationContentType,
  // The toolkit checks what stands in a page's view.
  { fullyQualifiedName: 'sfdc_cms__view', name: 'View', schema: null, mixins: [pageMixin] },
];

/** Inserts types, and brings existing ones up to date. */
export async function upsertContentTypes(database: Database, types: readonly ContentType[]): Promise<void> {
  const rows = types.map(({ fullyQualifiedName, name: label, schema, mixins }) => ({
    fully_qualified_name: fullyQualifiedName,
    name: label,
    schema,
    mixins,
  }));
  await sql`
    insert into content_type (fully_qualified_name, name, schema, mixins)
    select fully_qualified_name, name, schema, mixins from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      fully_qualified_name text, name text, schema jsonb, mixins text[])
    on conflict (fully_qualified_name) do update set
      name = excluded.name, schema = nullif(excluded.schema, 'null'::jsonb), mixins = excluded.mixins`.execute(
    database,
  );
}
