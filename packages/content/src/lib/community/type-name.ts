import { type RawBuilder, sql } from 'kysely';

const standard = 'sfdc_cms__';

/** What these calls know a type by: `news` for the standard `sfdc_cms__news`; types of others keep their whole name. */
export const shortTypeName = (fullyQualifiedName: string): string =>
  fullyQualifiedName.startsWith(standard) ? fullyQualifiedName.slice(standard.length) : fullyQualifiedName;

/** Of `d`, what is of the type that either name means. */
export const isOfType = (name: string): RawBuilder<boolean> =>
  sql`d.type_name in (${name}, ${`${standard}${name}`})`;
