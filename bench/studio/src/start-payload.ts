import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drafts, texts } from '../../content/space/fill-space.ts';
import { withDatabase } from '../../server/src/data/databases.ts';
import { lexicalBody } from '../payload/lexical-body.ts';
import { type Program, type RunningProgram, runProgram, startProgram } from './program.ts';

export interface Payload extends RunningProgram {
  /** A document with two long versions, and the versions' ids. */
  readonly longId: number;
  readonly newerVersionId: number;
}

const folder = join(import.meta.dirname, '../payload');
const packages = join(import.meta.dirname, '../node_modules');

export const isPayloadInstalled = (): boolean => existsSync(join(packages, 'next'));

const next = join(packages, 'next/dist/bin/next');

const program = (
  args: readonly string[],
  url: string,
  mode: 'development' | 'production',
  more: Readonly<Record<string, string>> = {},
): Program => ({
  ...{ command: process.execPath, args, folder },
  env: { DATABASE_URL: url, NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1', ...more },
});

/** Its map of components, and Next's build for production. */
async function buildPayload(url: string): Promise<void> {
  const config = { PAYLOAD_CONFIG_PATH: join(folder, 'payload.config.ts') };
  await runProgram(
    program([join(packages, 'payload/bin.js'), 'generate:importmap'], url, 'production', config),
  );
  await runProgram(program([next, 'build'], url, 'production'));
}

const bodies = JSON.stringify(
  lexicalBody(['This instrument was used in a laboratory.', 'Looked over by those who know it.']),
);

/** Documents in sets, each with its latest version, from which the list of drafts is read. */
const fillDocuments = (url: string, contents: number): Promise<void> =>
  withDatabase({ url }, async ({ pool }) => {
    const at = `timestamptz '2026-01-01' + n * interval '1 second'`;
    await pool.query(
      `insert into articles (title, url_name, body, _status, updated_at, created_at)
       select ${texts.title}, ${texts.urlName}, $1::jsonb,
         (case when n < $2::int - $3::int then 'published' else 'draft' end)::enum_articles_status, ${at}, ${at}
       from generate_series(0, $2::int - 1) n`,
      [bodies, contents, drafts],
    );
    await pool.query(
      `insert into _articles_v (parent_id, version_title, version_url_name, version_body, version__status, version_updated_at,
         version_created_at, updated_at, created_at, latest, autosave)
       select id, title, url_name, body, _status::text::enum__articles_v_version_status, updated_at, created_at, updated_at,
         created_at, true, false
       from articles where url_name <> 'long'`,
    );
    await pool.query('vacuum analyze');
  });

/** Payload's admin as its own guide builds and starts it, over that database. */
export async function startPayload(url: string, port: number, contents: number): Promise<Payload> {
  await runProgram(program(['prepare.ts'], url, 'development'));
  await fillDocuments(url, contents);
  await buildPayload(url);
  const running = await startProgram(
    program([next, 'start', '-p', String(port), '-H', '127.0.0.1'], url, 'production'),
    port,
    '/admin/login',
  );
  const ids = await withDatabase({ url }, ({ pool }) =>
    pool.query<{ longId: number; newerVersionId: number }>(
      `select parent_id as "longId", id as "newerVersionId" from _articles_v where latest and version_url_name = 'long'`,
    ),
  );
  const [{ longId, newerVersionId } = { longId: 0, newerVersionId: 0 }] = ids.rows;
  return { ...running, longId, newerVersionId };
}
