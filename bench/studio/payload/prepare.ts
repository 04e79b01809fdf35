import { getPayload } from 'payload';
import { paragraphsOf } from '../src/contents.ts';
import { person } from '../src/people.ts';
import { lexicalBody } from './lexical-body.ts';
import config from './payload.config.ts';

/** Makes the tables, which only happens outside of production, somebody who works there, and a document with two long versions. */
const payload = await getPayload({ config });
await payload.create({ collection: 'users', data: person });
const write = (version: 'older' | 'newer') => ({
  ...{ title: 'Long', urlName: 'long', body: lexicalBody(paragraphsOf(version)) },
  _status: 'published' as const,
});
const { id } = await payload.create({ collection: 'articles', data: write('older') });
await payload.update({ collection: 'articles', id, data: write('newer') });
process.exit();
