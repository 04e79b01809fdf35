import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@relab/database';
import { fillSpace } from '../../content/space/fill-space.ts';
import { paragraphsOf } from './contents.ts';
import { type RunningProgram, startProgram } from './program.ts';

export interface Relab extends RunningProgram {
  readonly person: { readonly email: string; readonly password: string };
  readonly folderId: string;
  /** A content with two long versions. */
  readonly longId: string;
}

const root = join(import.meta.dirname, '../../..');
const cms = '/services/data/v63.0/connect/cms';
const email = 'office@relab.example';
const site = { id: '0DM0000000000ZZAAA', name: 'Studio' };
const client = {
  id: 'studio',
  name: 'Studio',
  secret: 'measures-the-studio-beside-another-40',
  actsAs: email,
};

const markup = (paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** A content with two long versions in that folder, made as any program would. */
async function createLong(origin: string, folderId: string): Promise<string> {
  const token = await fetch(`${origin}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
    }),
  });
  const { access_token } = (await token.json()) as { readonly access_token: string };
  const send = async (method: string, path: string, body: object) => {
    const response = await fetch(origin + cms + path, {
      method,
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as {
      readonly managedContentId: string;
      readonly managedContentVariantId: string;
    };
  };
  const title = 'Long';
  const contentBody = (paragraphs: readonly string[]) => ({ title, body: markup(paragraphs) });
  const { managedContentId, managedContentVariantId } = await send('POST', '/contents', {
    ...{ contentSpaceOrFolderId: folderId, contentType: 'sfdc_cms__news', title },
    contentBody: contentBody(paragraphsOf('older')),
  });
  await send('PUT', `/contents/variants/${managedContentVariantId}`, {
    ...{ title, urlName: '' },
    contentBody: contentBody(paragraphsOf('newer')),
  });
  return managedContentId;
}

/** The marketplace as `npm start` starts it, built, over that database; with a space of its own for what is measured. */
export async function startRelab(
  { folder, url, port }: { readonly folder: string; readonly url: string; readonly port: number },
  contents: number,
): Promise<Relab> {
  await writeFile(join(folder, 'clients.json'), JSON.stringify([client]), { mode: 0o600 });
  const program = await startProgram(
    {
      ...{ command: 'npm', args: ['start'], folder: root },
      env: { PORT: String(port), RELAB_DATA: folder, DATABASE_URL: url, RELAB_PICTURES: 'on-demand' },
    },
    port,
    '/readyz',
  );
  const opened = await openDatabase({ url, poolSize: 2 });
  try {
    const { many: folderId, few } = await fillSpace(opened, contents, site);
    const password = (await readFile(join(folder, 'first-password'), 'utf8')).trim();
    const longId = await createLong(program.origin, few);
    return { ...program, person: { email, password }, folderId, longId };
  } finally {
    await opened.close();
  }
}
