import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';

const origin = 'http://layout.test';
let page: Page;

/** The blocks' script and style, as a browser gets them. */
async function built(): Promise<{ readonly script: string; readonly style: string }> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'layout-page.ts'),
        output: { codeSplitting: false },
      },
    },
  });
  const parts = (output as Rollup.RollupOutput).output;
  const textOf = (end: string) =>
    parts
      .map((part) =>
        (part.type === 'chunk' ? part.code : `${part.source}`) && part.fileName.endsWith(end)
          ? part.type === 'chunk'
            ? part.code
            : `${part.source}`
          : '',
      )
      .join('\n');
  return { script: textOf('.js'), style: textOf('.css') };
}

beforeAll(async () => {
  const browser: Browser = await launchBrowser();
  const { script, style } = await built();
  page = await browser.newPage();
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname === '/style.css') return route.fulfill({ contentType: 'text/css', body: style });
    if (pathname !== '/') return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Layout</title><link rel="stylesheet" href="/style.css"><body style="margin: 0"><script type="module" src="/script.js"></script>',
    });
  });
  await page.goto(origin);
  await page.getByText('on ').first().waitFor({ state: 'attached' });
  return () => browser.close();
});

const shownAt = async (width: number): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 600 });
  return page.evaluate(() =>
    ['small', 'medium', 'large'].filter((size) => document.body.innerText.includes(`on ${size}`)),
  );
};

describe('with 16 px to the em', () => {
  test('C-214: small goes up to 47.9375em', async () => {
    expect(await shownAt(320)).toEqual(['small']);
    expect(await shownAt(47.9375 * 16)).toEqual(['small']);
  });

  test('C-215: medium goes from 48em to 64em', async () => {
    expect(await shownAt(48 * 16)).toEqual(['medium']);
    expect(await shownAt(64 * 16)).toEqual(['medium']);
  });

  test('C-216: large goes from 64.0625em', async () => {
    expect(await shownAt(64.0625 * 16)).toEqual(['large']);
    expect(await shownAt(2000)).toEqual(['large']);
  });
});

test.each([
  ['left', 0],
  ['center', 0.5],
  ['right', 1],
])('C-217: a button that stands %s has its margins so', async (name, portion) => {
  await page.setViewportSize({ width: 900, height: 600 });
  const [left, width] = await page.getByRole('link', { name, exact: true }).evaluate((button) => {
    const box = button.getBoundingClientRect();
    return [box.left, box.width];
  });
  expect(width).toBeLessThan(450);
  expect(left).toBeCloseTo((900 - (width ?? 0)) * portion, 0);
});

test.each([400, 1000])('C-218: a video %i px wide is 56.25% of that high', async (width) => {
  await page.setViewportSize({ width, height: 600 });
  const size = await page.locator('video').evaluate((video) => {
    const box = (video.parentElement ?? video).getBoundingClientRect();
    return [box.width, box.height];
  });
  expect(size).toEqual([width, width * 0.5625]);
});
