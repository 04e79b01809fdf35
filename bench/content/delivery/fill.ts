import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publishContent, upsertMedia } from '@relab/content';
import { prepare, withDatabase } from '../../server/src/data/databases.ts';
import {
  articles,
  largeCollection,
  pictures,
  referenced,
  referring,
  site,
  smallCollection,
} from './documents.ts';

/** Our tables, with the documents published to one channel. */
export async function fillOurs(url: string): Promise<void> {
  await withDatabase({ url }, async (opened) => {
    await prepare(opened);
    await upsertMedia(opened.database, pictures);
    await publishContent(opened.database, {
      site,
      contents: [...articles, referring, largeCollection],
      collections: [smallCollection],
    });
    await opened.pool.query('vacuum analyze');
  });
}

const folder = new URL('../../payload/', import.meta.url);

export const isPayloadInstalled = (): boolean => existsSync(new URL('node_modules', folder));

/** What Payload's relations hold: the ids that it gives, which are numbers in the order of making. */
const idOf = (index: number): number => index + 1;

const asPayload = () => ({
  pictures: pictures.map(({ contentKey, title, altText, width, height }) => ({
    title,
    altText,
    url: `/media/${contentKey}`,
    width,
    height,
  })),
  articles: [
    ...articles.map(({ title, urlName, body, publishedDate }, index) => ({
      title,
      urlName,
      body: body.body,
      publishedDate,
      bannerImage: idOf(index),
    })),
    {
      title: referring.title,
      urlName: referring.urlName,
      publishedDate: referring.publishedDate,
      related: Array.from({ length: referenced }, (_, index) => idOf(index)),
    },
  ],
  lists: [
    {
      title: smallCollection.title,
      urlName: smallCollection.urlName,
      members: smallCollection.contentKeys.map((_, member) => idOf(member)),
    },
  ],
});

/** Payload's tables with documents in them; with none but the tables where none are given. */
async function runFill(url: string, documents: object): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('src/fill.ts', folder))], {
    env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: url },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify(documents));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Payload could not be filled (${code}).`);
  await withDatabase({ url }, ({ pool }) => pool.query('vacuum analyze'));
}

/** The same documents in tables that Payload makes. */
export const fillPayload = (url: string): Promise<void> => runFill(url, asPayload());

/** Tables that Payload makes, and nothing in them. */
export const makePayloadTables = (url: string): Promise<void> =>
  runFill(url, { pictures: [], articles: [], lists: [] });
