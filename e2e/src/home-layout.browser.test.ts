import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

const small = [390, 767];
const medium = [768, 820, 1024];
const large = [1025, 1440];
let browser: Browser;
let measured: ReadonlyMap<number, Measures>;

beforeAll(async () => {
  browser = await launchBrowser();
  const { context, page } = await openVisitor(browser, { address });
  await page.goto('/');
  const byWidth = new Map<number, Measures>();
  for (const width of [...small, ...medium, ...large]) {
    await page.setViewportSize({ width, height: 900 });
    byWidth.set(width, await measure(page));
  }
  measured = byWidth;
  await context.close();
});
afterAll(() => browser.close());

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

/** What stands where on the home page, in px; found by the settings that the blocks were given. */
async function measure(page: Page) {
  return page.evaluate(() => {
    const boxOf = (element: Element | null | undefined): Box => {
      if (!element) throw new Error('It is not on the page.');
      const { top, bottom, left, width, height } = element.getBoundingClientRect();
      const rounded = { top, bottom, left, width, height };
      for (const name of Object.keys(rounded) as (keyof Box)[]) rounded[name] = Math.round(rounded[name]);
      return rounded;
    };
    const byProperty = (name: string): Element | null => document.querySelector(`[style*="${name}:"]`);
    const hero = byProperty('--layout-height');
    const grid = byProperty('--columns')?.querySelector('ul');
    const card = byProperty('--card-height');
    const tile = byProperty('--tile-height');
    const sections = document.querySelectorAll('main section > div:last-child');
    return {
      hero: boxOf(hero),
      heroImage: boxOf(hero?.children[0]),
      heroContent: boxOf(hero?.children[1]),
      heroButton: boxOf(hero?.querySelector('a')?.parentElement),
      columns: getComputedStyle(grid ?? document.body).gridTemplateColumns.split(' ').length,
      gap: getComputedStyle(grid ?? document.body).columnGap,
      tile: boxOf(tile),
      tileImage: boxOf(tile?.children[0]),
      card: boxOf(card),
      cardImage: boxOf(card?.children[0]),
      cardContent: boxOf(card?.children[1]),
      directions: [...new Set([...sections].map((section) => getComputedStyle(section).display))],
    };
  });
}

type Measures = Awaited<ReturnType<typeof measure>>;

function homeAt(width: number): Measures {
  const found = measured.get(width);
  if (!found) throw new Error(`Nothing was measured at ${width} px.`);
  return found;
}

describe.each([...medium, ...large])('%i px wide', (width) => {
  test('S-053 S-054 S-055 the hero’s picture is 301 high, its content half as wide as the page and 65 over the picture', () => {
    const { hero, heroImage, heroContent, heroButton } = homeAt(width);
    expect(heroImage.height).toBe(301);
    expect(heroContent.top).toBe(heroImage.bottom - 65);
    expect(heroContent.width).toBeCloseTo(hero.width / 2, -1);
    expect(heroContent.left + heroContent.width / 2).toBeCloseTo(hero.left + hero.width / 2, -1);
    expect(heroButton.width / heroContent.width).toBeGreaterThan(0.35);
  });

  test('S-050 S-051 S-057 S-058 S-059 S-060 tiles are 325 high and more, the card 500, its picture half of it', () => {
    const { tile, tileImage, card, cardImage, cardContent } = homeAt(width);
    expect(tile.height).toBeGreaterThanOrEqual(325);
    expect(tileImage.height).toBe(Math.round(325 * 0.6));
    expect(card.height).toBe(500);
    expect(cardImage.width / card.width).toBeCloseTo(0.5, 2);
    expect(cardContent.width / (card.width / 2)).toBeCloseTo(0.8, 1);
  });
});

test.each([
  ...small.map((width) => [width, 1, 'flex'] as const),
  ...medium.map((width) => [width, 2, 'flex'] as const),
  ...large.map((width) => [width, 4, 'grid'] as const),
])(
  'S-040 S-041 S-046 S-063 S-266 S-267 S-268 C-039 C-040 at %i px the grid has %i columns, and sections are %s boxes',
  (width, columns, display) => {
    const home = homeAt(width);
    expect(home.columns).toBe(columns);
    expect(home.gap).toBe('24px');
    expect(home.directions).toEqual([display]);
  },
);

test.each(small)('at %i px the picture stands on top of hero and card', (width) => {
  const { heroImage, heroContent, card, cardImage, cardContent } = homeAt(width);
  expect(heroContent.top).toBeLessThan(heroImage.bottom);
  expect(heroContent.top).toBeGreaterThan(heroImage.top);
  expect(cardImage.bottom).toBeLessThanOrEqual(cardContent.top);
  expect(cardImage.width).toBeCloseTo(card.width, -1);
  expect(card.height).toBeGreaterThanOrEqual(500);
});
