import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { ContentType } from './content-type.ts';
import { builtInTypesDe as de } from './content-types.de.ts';
import { formContentType } from './form-type.ts';
import { head } from './head-node.ts';
import { navigationContentType } from './navigation-type.ts';
import {
  body,
  choice,
  content,
  group,
  labelled,
  lines,
  link,
  media,
  type NodeSchema,
  name,
  part,
  plain,
  richText,
} from './node.ts';
import { checkTranslations } from './type-texts.ts';

/** Shown on a page of its own, so that it can be previewed. */
export const pageMixin = 'sfdc_cms__page';
/** A file that bodies show: a picture, a document. */
export const mediaMixin = 'sfdc_cms__media';

export const collectionType = 'sfdc_cms__collection';
export const imageType = 'sfdc_cms__image';
export const documentType = 'sfdc_cms__document';
/** Of contents with a file that the library shows. */
export const mediaTypes: readonly string[] = [imageType, documentType];

const text = { title: name('Title'), excerpt: lines('Excerpt'), body: richText('Body') };
const banner = { bannerImage: media('Banner image') };
const action = { buttonText: plain('Button text'), buttonUrl: link('Button link') };

const file = (title: string): NodeSchema => ({
  title,
  type: 'object',
  properties: {
    type: part('Kind', { type: 'string', enum: ['file', 'url'] }),
    mimeType: part('Media type', { type: 'string', maxLength: 100 }),
    url: part('Address', { type: 'string', maxLength: 2048 }),
  },
  'x-node': 'MediaSource',
});

const share = { type: 'number', minimum: 0, maximum: 1 } as const;
const partOfSide = { type: 'number', minimum: 0.01, maximum: 1 } as const;

/** Of a picture, from its left and from its top: what stays in view when it is cut. */
const focalPoint = group('Focal point', { x: part('From the left', share), y: part('From the top', share) }, [
  'x',
  'y',
]);

/** Of a picture, from its left and from its top: what is shown of it at all. */
const crop = group(
  'Crop',
  {
    x: part('From the left', share),
    y: part('From the top', share),
    width: part('Width', partOfSide),
    height: part('Height', partOfSide),
  },
  ['x', 'y', 'width', 'height'],
);

/** The types that every installation has. */
export const builtInTypes: readonly ContentType[] = [
  {
    fullyQualifiedName: 'sfdc_cms__news',
    name: 'News',
    schema: body({ ...text, ...banner, head }, ['title']),
    mixins: [pageMixin],
    translations: { de: de.news },
  },
  {
    fullyQualifiedName: 'sfdc_cms__textPage',
    name: 'Text page',
    schema: body({ ...text, ...banner, head }, ['title', 'body']),
    mixins: [pageMixin],
    translations: { de: de.textPage },
  },
  {
    fullyQualifiedName: 'sfdc_cms__hero',
    name: 'Hero',
    schema: body({ ...text, ...banner, ...action }, ['title']),
    mixins: [],
    translations: { de: de.hero },
  },
  {
    fullyQualifiedName: 'sfdc_cms__card',
    name: 'Card',
    schema: body({ title: name('Title'), text: lines('Text'), image: media('Image'), ...action }, ['title']),
    mixins: [],
    translations: { de: de.card },
  },
  {
    fullyQualifiedName: imageType,
    name: 'Image',
    schema: body(
      { title: name('Title'), altText: plain('Alternative text'), source: file('File'), focalPoint, crop },
      ['title'],
    ),
    mixins: [mediaMixin],
    translations: { de: de.image },
  },
  {
    fullyQualifiedName: documentType,
    name: 'Document',
    schema: body({ title: name('Title'), source: file('File') }, ['title']),
    mixins: [mediaMixin],
    translations: { de: de.document },
  },
  {
    fullyQualifiedName: collectionType,
    name: 'Collection',
    schema: body(
      {
        source: choice('Source', { manual: 'Contents chosen one by one', query: 'All contents of a type' }),
        contentKeys: labelled('Contents', { ...content('Content'), minLength: 1 }),
        contentTypeFQN: plain('Type'),
        sortBy: choice('Order', { publishedDate: 'Published last', title: 'By title' }),
        most: { title: 'At most', type: 'integer', minimum: 0, maximum: 10_000 },
      },
      ['source'],
    ),
    mixins: [],
    translations: { de: de.collection },
  },
  formContentType,
  navigationContentType,
  // The toolkit checks what stands in a page's view.
  {
    fullyQualifiedName: 'sfdc_cms__view',
    name: 'View',
    schema: null,
    mixins: [pageMixin],
    translations: { de: de.view },
  },
];

/** Inserts types, and brings existing ones up to date. */
export async function upsertContentTypes(database: Database, types: readonly ContentType[]): Promise<void> {
  for (const type of types) checkTranslations(type);
  const rows = types.map(({ fullyQualifiedName, name: label, schema, mixins, translations = {} }) => ({
    fully_qualified_name: fullyQualifiedName,
    name: label,
    schema,
    mixins,
    translations,
  }));
  await sql`
    insert into content_type (fully_qualified_name, name, schema, mixins, translations)
    select fully_qualified_name, name, schema, mixins, translations from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      fully_qualified_name text, name text, schema jsonb, mixins text[], translations jsonb)
    on conflict (fully_qualified_name) do update set
      name = excluded.name, schema = nullif(excluded.schema, 'null'::jsonb), mixins = excluded.mixins,
      translations = excluded.translations
    where (content_type.name, content_type.schema, content_type.mixins, content_type.translations) is distinct from
      (excluded.name, nullif(excluded.schema, 'null'::jsonb), excluded.mixins, excluded.translations)`.execute(
    database,
  );
}

/** Brings the types that every installation has to this release: contents of before get the fields that are new. */
export async function upsertBuiltInTypes(database: Database): Promise<void> {
  await upsertContentTypes(database, builtInTypes);
}
