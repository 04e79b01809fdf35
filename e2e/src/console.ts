import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { signInAs } from './first-people.ts';
import { address, folder, scratch } from './shared-marketplace.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

/** Roles as users have them, and a guest, who has none. */
export type ConsoleRole = 'guest' | 'buyer' | 'seller' | 'author' | 'clerk' | 'administrator';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface ConsoleVisitor extends Visitor {
  /** Empty for a guest. */
  readonly email: string;
  readonly password: string;
  /** Requests with the visitor's session. */
  readonly request: APIRequestContext;
}

const ok = async (request: Promise<Awaited<ReturnType<APIRequestContext['post']>>>, what: string) => {
  const response = await request;
  if (!response.ok()) throw new Error(`${what}: ${response.status()} ${await response.text()}`);
  return response;
};

const identity = `${address}/services/identity`;

const signIn = (request: APIRequestContext, { email, password }: Credentials) =>
  ok(request.post(`${identity}/sign-in`, { data: { email, password } }), `Signing in as ${email}`);

/** Somebody new signs up, and an administrator gives them the role. */
async function createPerson(browser: Browser, role: ConsoleRole): Promise<Credentials> {
  const mark = randomBytes(6).toString('hex');
  const person = { email: `${role}-${mark}@relab.example`, password: `long enough ${mark}` };
  const own = await browser.newContext();
  const office = await browser.newContext();
  try {
    const name = { firstName: 'Robin', lastName: `${role[0]?.toUpperCase()}${role.slice(1)} ${mark}` };
    const signedUp = await ok(
      own.request.post(`${identity}/sign-up`, { data: { ...person, ...name } }),
      `Signing up a ${role}`,
    );
    const { userId } = (await signedUp.json()) as { userId: string };
    await signInAs(office, address, folder, 'office@relab.example');
    await ok(
      office.request.patch(`${address}/services/data/v63.0/ui-api/records/${userId}`, {
        data: { fields: { Roles__c: role } },
      }),
      `Making somebody a ${role}`,
    );
  } finally {
    await own.close();
    await office.close();
  }
  return person;
}

/** One person of each role per marketplace, whichever file needs them first: sign-ups are limited per hour. */
async function personOf(browser: Browser, role: ConsoleRole): Promise<Credentials> {
  const file = join(scratch, `console-${role}.json`);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return JSON.parse(stored);
  const person = await createPerson(browser, role);
  await writeFile(file, JSON.stringify(person));
  return person;
}

/** Somebody of a role, signed in, with an empty page; a guest is not signed in. */
export async function openConsoleVisitor(
  browser: Browser,
  role: ConsoleRole,
  options: Partial<VisitorOptions> = {},
): Promise<ConsoleVisitor> {
  const visitor = await openVisitor(browser, { address, ...options });
  const { request } = visitor.context;
  if (role === 'guest') return { ...visitor, request, email: '', password: '' };
  if (role === 'administrator') {
    await signInAs(visitor.context, address, folder, 'office@relab.example');
    const password = (await readFile(join(folder, 'first-password'), 'utf8')).trim();
    return { ...visitor, request, email: 'office@relab.example', password };
  }
  const person = await personOf(browser, role);
  await signIn(request, person);
  return { ...visitor, request, ...person };
}

/** Opens a page of the console, such as `/o/Account`, and waits until its heading is there. */
export async function openConsolePage(page: Page, path = ''): Promise<void> {
  await page.goto(`/console${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** What browsers complained about. That an object has no path is a response as any other, which they report all the same. */
export const unexpectedProblems = (...visitors: readonly Pick<Visitor, 'problems'>[]): readonly string[] =>
  visitors
    .flatMap(({ problems }) => problems)
    .filter((line) => !(line.includes('404') && line.includes('/path/layout/')));
