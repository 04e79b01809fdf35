import { text } from 'node:stream/consumers';
import { getPayload } from 'payload';
import { config } from './config.ts';

/** What stands in standard input, as JSON; numbers name others of the same kind by their place. */
interface Input {
  readonly pictures: readonly Readonly<Record<string, unknown>>[];
  readonly articles: readonly Readonly<Record<string, unknown>>[];
  readonly lists: readonly Readonly<Record<string, unknown>>[];
}

/** Makes the tables, which only happens outside of production, and puts the documents in. */
const given = JSON.parse(await text(process.stdin)) as Input;
const payload = await getPayload({ config });
for (const collection of ['pictures', 'articles', 'lists'] as const)
  for (const data of given[collection]) await payload.create({ collection, data });
process.exit();
