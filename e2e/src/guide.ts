import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Browser, Cookie, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleRole, type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { settle } from './going-live.ts';
import type { VisitorOptions } from './visitor.ts';

const docs = join(import.meta.dirname, '../../docs');
/** The pictures of a guide are written only on demand: a usual run changes nothing. */
const isWriting = process.env.RELAB_WRITE_PICTURES === '1';
const maxBytes = 90_000;

type Role = Parameters<Page['getByRole']>[0];
export type Control = readonly [role: Role, name: string | RegExp];

/** A page as a guide shows it, and the controls that the guide names. */
export interface GuidePage {
  /** Name of the picture; it stands in the guide. */
  readonly picture: string;
  /** Below `/console`, or how to find it. */
  readonly path: string | ((request: APIRequestContext) => Promise<string>);
  readonly heading: string | RegExp;
  readonly controls: readonly Control[];
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Controls that are there after that. */
  readonly opened?: readonly Control[];
  readonly role?: ConsoleRole;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

const found = (page: Page, [role, name]: Control): Locator => page.getByRole(role, { name }).first();

async function writePicture(guide: string, name: string, screenshot: Buffer): Promise<void> {
  // Flat areas and text: crisp, and smaller than what a lossy encoding makes of them. Pictures of equipment are neither.
  const exact = await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer();
  const file = exact.length < maxBytes ? exact : await sharp(screenshot).webp({ quality: 70 }).toBuffer();
  expect({ name, isSmall: file.length < maxBytes, bytes: file.length }).toMatchObject({ isSmall: true });
  const folder = join(docs, guide);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), file);
}

/** Tests that the pages of `docs/<guide>.md` are as it describes them, and takes each of these pictures. */
export function testGuide(guide: string, pages: readonly GuidePage[]): void {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  const sessions = new Map<ConsoleRole, Cookie[]>();

  /** Each role signs in once: an address may do so sixty times in a quarter of an hour. */
  async function openSignedIn(role: ConsoleRole, options: Partial<VisitorOptions>): Promise<ConsoleVisitor> {
    const cookies = sessions.get(role);
    const visitor = await openConsoleVisitor(browser, cookies ? 'guest' : role, options);
    if (cookies) await visitor.context.addCookies(cookies);
    else sessions.set(role, await visitor.context.cookies());
    return visitor;
  }

  test.each(pages)('the guide finds $picture as it says', async (shown) => {
    const { path, heading, controls, prepare, opened = [], role = 'administrator' } = shown;
    const { width = 1440, colorScheme = 'light' } = shown;
    const visitor = await openSignedIn(role, { width, height: 900, colorScheme });
    const { context, page } = visitor;
    await openConsolePage(page, typeof path === 'string' ? path : await path(context.request));
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    for (const control of controls) await found(page, control).waitFor();
    await prepare?.(page);
    for (const control of opened) await found(page, control).waitFor();
    await settle(visitor);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    if (isWriting) await writePicture(guide, shown.picture, await page.screenshot({ type: 'png' }));
    await context.close();
  });

  test('the guide shows each of these pictures, and no other', async () => {
    const text = await readFile(join(docs, `${guide}.md`), 'utf8');
    const named = [...text.matchAll(/\((\w+)\/([\w-]+)\.webp\)/g)].map(
      ([, folder, name]) => `${folder}/${name}`,
    );
    expect(named.toSorted()).toEqual(pages.map(({ picture }) => `${guide}/${picture}`).toSorted());
  });
}
