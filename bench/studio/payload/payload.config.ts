import { postgresAdapter } from '@payloadcms/db-postgres';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig } from 'payload';

/** Documents as ours have them: a title, an address, rich text; drafts that are saved by themselves, and versions. */
export default buildConfig({
  secret: 'a secret that only measurements have, long enough',
  db: postgresAdapter({ pool: { connectionString: process.env.DATABASE_URL ?? '', max: 10 } }),
  editor: lexicalEditor(),
  telemetry: false,
  typescript: { autoGenerate: false },
  graphQL: { disable: true },
  admin: { user: 'users', autoRefresh: true, importMap: { baseDir: import.meta.dirname } },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'articles',
      admin: { useAsTitle: 'title', defaultColumns: ['title', '_status', 'updatedAt'] },
      defaultSort: '-updatedAt',
      versions: { drafts: { autosave: { showSaveDraftButton: true } }, maxPerDoc: 0 },
      fields: [
        { name: 'title', type: 'text', index: true },
        { name: 'urlName', type: 'text', index: true, unique: true },
        { name: 'body', type: 'richText' },
      ],
    },
  ],
});
