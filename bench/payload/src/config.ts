import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const access = { read: () => true };

/**
 * The least that holds the same documents: no versions, no languages, no editor of rich text, and no caller is looked
 * up in a rule. Markup is stored as plain text.
 */
export const config = buildConfig({
  secret: 'a secret that only measurements have, long enough',
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL ?? '', max: 10 } }),
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  collections: [
    {
      slug: 'pictures',
      access,
      fields: [
        { name: 'title', type: 'text' },
        { name: 'altText', type: 'text' },
        { name: 'url', type: 'text' },
        { name: 'width', type: 'number' },
        { name: 'height', type: 'number' },
      ],
    },
    {
      slug: 'articles',
      access,
      fields: [
        { name: 'title', type: 'text', index: true },
        { name: 'urlName', type: 'text', index: true, unique: true },
        { name: 'body', type: 'textarea' },
        { name: 'publishedDate', type: 'date', index: true },
        { name: 'bannerImage', type: 'relationship', relationTo: 'pictures' },
        { name: 'related', type: 'relationship', relationTo: 'articles', hasMany: true },
      ],
    },
    {
      slug: 'lists',
      access,
      fields: [
        { name: 'title', type: 'text' },
        { name: 'urlName', type: 'text', index: true, unique: true },
        { name: 'members', type: 'relationship', relationTo: 'articles', hasMany: true },
      ],
    },
  ],
});
