import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { launchBrowser } from '../../e2e/src/browser.ts';
import type { OutsideServer } from './global-setup.ts';
import { copyProject, type OutsideProject, type ProjectOptions } from './project.ts';

export const outsideServer = (): OutsideServer => inject('server');

const folders = { examples: '../../examples', fixtures: './fixtures' } as const;

async function install(
  kind: keyof typeof folders,
  name: string,
  options: Omit<ProjectOptions, 'registry'> = {},
): Promise<OutsideProject> {
  const source = join(import.meta.dirname, folders[kind], name);
  const project = await copyProject(source, { registry: inject('registry'), ...options });
  onTestFinished(project.remove);
  return project;
}

/** An example, copied into an empty folder and installed there; removed when the test has finished. */
export const installExample = (name: string, options?: Omit<ProjectOptions, 'registry'>) =>
  install('examples', name, options);

/** The same of a project that only a test needs. */
export const installFixture = (name: string, options?: Omit<ProjectOptions, 'registry'>) =>
  install('fixtures', name, options);

/** A token of the program, as `npx relab types` takes it. */
export async function requestToken({ address, clientSecret }: OutsideServer): Promise<string> {
  const response = await fetch(`${address}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'program',
      client_secret: clientSecret,
    }),
  });
  const { access_token: token } = (await response.json()) as { readonly access_token: string };
  return token;
}

/** Creates a record as the program, and gives its id. */
export async function createRecord(
  server: OutsideServer,
  apiName: string,
  fields: Readonly<Record<string, string>>,
): Promise<string> {
  const response = await fetch(`${server.address}/services/data/v63.0/ui-api/records`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await requestToken(server)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ apiName, fields }),
  });
  const { id } = (await response.json()) as { readonly id: string };
  return id;
}

export interface OpenedPage {
  readonly page: Awaited<ReturnType<Awaited<ReturnType<typeof launchBrowser>>['newPage']>>;
  /** Errors and warnings of the page, in its console or thrown. */
  readonly problems: string[];
  /** Paths of the API that the page has called. */
  readonly calls: readonly string[];
}

/** Opens an address in a browser of its own. */
export async function openPage(
  address: string,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<OpenedPage> {
  const browser = await launchBrowser();
  onTestFinished(() => browser.close());
  const page = await browser.newPage(options);
  const problems: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/services/')) calls.push(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return { page, problems, calls };
}
