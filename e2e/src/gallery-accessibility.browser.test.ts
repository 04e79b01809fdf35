import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ServedGallery, serveGallery } from './gallery.ts';
import { galleryNames, openExamples } from './gallery-frames.ts';
import { inLanes } from './in-lanes.ts';
import { focus } from './keyboard.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** Colors are all that differs in the dark. */
const colors = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
let browser: Browser;
let gallery: ServedGallery;
let names: readonly string[];

beforeAll(async () => {
  gallery = await serveGallery();
  browser = await launchBrowser();
  const visitor = await newVisitor();
  names = await galleryNames(visitor);
  await visitor.context.close();
  return () => Promise.all([browser.close(), gallery.close()]);
});

const newVisitor = (): Promise<Visitor> => openVisitor(browser, { address: gallery.address });

/** What axe finds in light and in dark, one line each. */
async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude('iframe');
    // The windows of the gallery are looked at by themselves.
    axe.setLegacyMode();
    const result = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colors)).analyze();
    for (const { id, nodes } of result.violations)
      for (const { target, any } of nodes)
        found.push(`${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`);
  }
  return found;
}

/** Each block on a page of its own, two at a time. */
async function ofEachBlock(
  look: (page: Page) => Promise<readonly string[]>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  await inLanes(names, async (left) => {
    const visitor = await newVisitor();
    for (const name of left) {
      await openExamples(visitor, name);
      const found = await look(visitor.page);
      if (found.length > 0) all[name] = found;
    }
    await visitor.context.close();
  });
  return all;
}

test('axe reports no violations on any block in any state', async () => {
  expect(await ofEachBlock(violations)).toEqual({});
});

test('axe reports no violations on the gallery itself, and on an open dialog', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  for (const name of ['tile', 'repeating-grid', 'dialog']) {
    await page.goto(`/?block=${name}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await violations(page), name).toEqual([]);
  }
  await openExamples(visitor, 'dialog');
  for (const opener of await page.getByRole('main').getByRole('button').all()) {
    await opener.click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
  }
  await visitor.context.close();
});

/** Presses Tab from the first stop to the last and lists what cannot be reached, and where the focus is not visible. */
async function unreached(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, video[controls]',
    );
    for (const control of controls) {
      // Of radio buttons one is a stop, the arrow keys do the rest.
      const isOther = control instanceof HTMLInputElement && control.type === 'radio' && !control.checked;
      if (!isOther && control.checkVisibility()) control.dataset.unreached = '';
    }
  });
  // Twice past the end: a summary of errors takes the focus, and then the first round begins in the middle.
  for (let rounds = 0; rounds < 2; ) {
    await page.keyboard.press('Tab');
    const { name, isVisible } = await focus(page);
    if (name === 'nothing') rounds++;
    // The stops inside a video are the browser's own, and show their own ring.
    if (!isVisible && name !== 'video') problems.push(`the focus on “${name}” cannot be seen`);
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) delete document.activeElement.dataset.unreached;
    });
  }
  const left = await page
    .locator('[data-unreached]')
    .evaluateAll((found) =>
      found.map((control) => `${control.localName} “${control.textContent}” is not reached by Tab`),
    );
  return [...problems, ...left];
}

test('every control of every block is reached by Tab, and shows its focus', async () => {
  expect(await ofEachBlock(unreached)).toEqual({});
});

/** What a screen reader receives of the first example of a state. */
async function treeOf(visitor: Visitor, block: string, example: string): Promise<string> {
  await openExamples(visitor, block);
  return visitor.page.getByRole('region', { name: example, exact: true }).ariaSnapshot();
}

test('controls of blocks have their role and name', async () => {
  const visitor = await newVisitor();
  const told: Record<string, string> = {};
  for (const [block, example] of [
    ['tile', 'Usual'],
    ['button', 'Usual'],
    ['link', 'In a new window'],
    ['navigation-menu', 'Usual'],
    ['repeating-grid', 'Six columns, a border, rows of one height'],
    ['field', 'Text that is wrong'],
    ['field', 'One of several'],
    ['quantity', 'Usual'],
    ['pagination', 'On the first page'],
    ['disclosure', 'Open'],
    ['price', 'Large, with the original price'],
    ['notice', 'Error'],
  ] as const)
    told[`${block}: ${example}`] = await treeOf(visitor, block, example);
  expect(told).toMatchInlineSnapshot(`
    {
      "button: Usual": "- region "Usual":
      - heading "Usual" [level=2]
      - link "Open the marketplace":
        - /url: /search",
      "disclosure: Open": "- region "Open":
      - heading "Open" [level=2]
      - group: What is included Checked, calibrated and packed by the people who used it.",
      "field: One of several": "- region "One of several":
      - heading "One of several" [level=2]
      - group "Delivery":
        - text: Delivery
        - radio "Pallet 5 to 8 working days" [checked]
        - text: Pallet 5 to 8 working days
        - radio "Pick-up Not for this instrument" [disabled]
        - text: Pick-up Not for this instrument",
      "field: Text that is wrong": "- region "Text that is wrong":
      - heading "Text that is wrong" [level=2]
      - text: E-mail
      - paragraph: Write it as name@company.example.
      - textbox "E-mail" [invalid]: lab@",
      "link: In a new window": "- region "In a new window":
      - heading "In a new window" [level=2]
      - link "The standard Opens a new window or page":
        - /url: https://standards.example/
      - link "Write to us Opens a new window or page":
        - /url: mailto:help@relab.example",
      "navigation-menu: Usual": "- region "Usual":
      - heading "Usual" [level=2]
      - navigation "Usual":
        - list:
          - listitem:
            - link "All instruments":
              - /url: /search
          - listitem:
            - link "Centrifuges":
              - /url: /category/centrifuges
          - listitem:
            - link "Guides":
              - /url: /guides",
      "notice: Error": "- region "Error":
      - heading "Error" [level=2]
      - alert:
        - paragraph: The order was not placed
        - text: Your cart is kept, and nothing was charged.",
      "pagination: On the first page": "- region "On the first page":
      - heading "On the first page" [level=2]
      - navigation "First pages":
        - list:
          - listitem:
            - link "Page 1":
              - /url: "#page-1"
              - text: "1"
          - listitem:
            - link "Page 2":
              - /url: "#page-2"
              - text: "2"
          - listitem:
            - link "Page 3":
              - /url: "#page-3"
              - text: "3"
        - link "Next":
          - /url: "#page-2"",
      "price: Large, with the original price": "- region "Large, with the original price":
      - heading "Large, with the original price" [level=2]
      - text: Price €9,800 , Original price €12,500",
      "quantity: Usual": "- region "Usual":
      - heading "Usual" [level=2]
      - 'button "One less: Quantity of rotors"'
      - spinbutton "Quantity of rotors": "1"
      - 'button "One more: Quantity of rotors"'",
      "repeating-grid: Six columns, a border, rows of one height": "- region "Six columns, a border, rows of one height":
      - heading "Six columns, a border, rows of one height" [level=2]
      - list:
        - listitem "List Item 1":
          - paragraph: Cooled centrifuge
        - listitem "List Item 2":
          - paragraph: Analytical balance
        - listitem "List Item 3":
          - paragraph: Bench centrifuge
        - listitem "List Item 4":
          - paragraph: Precision balance
        - listitem "List Item 5":
          - paragraph: Hochgeschwindigkeitskühlzentrifugenrotorentemperierung und Gefriertrocknungsanlagensteuerung
        - listitem "List Item 6":
          - paragraph: Six",
      "tile: Usual": "- region "Usual":
      - heading "Usual" [level=2]
      - img "Drawing of a centrifuge"
      - heading "What condition A means" [level=3]:
        - link "What condition A means":
          - /url: /guides/condition
      - paragraph: Checked, calibrated and packed by the people who used it.",
    }
  `);
  await visitor.context.close();
});

test('a dialog keeps the focus, is named by its title, and gives the focus back', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await openExamples(visitor, 'dialog');
  const opener = page.getByRole('button', { name: 'Reserve' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Reserve this instrument?' });
  await dialog.waitFor();
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  await visitor.context.close();
});

test('a changed setting shows at once in the preview, in the code and beside its control', async () => {
  const visitor = await newVisitor();
  const { page } = visitor;
  await page.goto(`/?block=tile&width=390`);
  const window = page.frameLocator('iframe[title="tile, live"]');
  await window.getByRole('heading', { name: 'What condition A means' }).waitFor();
  await page.getByLabel('title', { exact: true }).fill('Another title');
  await window.getByRole('heading', { name: 'Another title' }).waitFor();
  await page.getByLabel('imageHeight').fill('140');
  await page.getByText('imageHeight is a number from 0 to 100 %, not 140: the nearest is used.').waitFor();
  expect(await page.getByRole('region', { name: 'TSX' }).textContent()).toContain('imageHeight={140}');
  expect(await page.getByRole('region', { name: 'JSON of a page' }).textContent()).toContain(
    '"imageHeight": 140',
  );
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  await window.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
  // The window is a new one in the new theme, and gets the message again.
  await window.getByRole('heading', { name: 'Another title' }).waitFor();
  await page.getByLabel('Width', { exact: true }).selectOption('320');
  await expect.poll(async () => (await page.locator('iframe').first().boundingBox())?.width).toBe(320);
  expect(page.url()).toBe(`${gallery.address}/?block=tile&theme=dark&width=320`);
  await visitor.context.close();
});
