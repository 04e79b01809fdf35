import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { hostileMarkup } from '@relab/conformance/markup';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const mark = randomBytes(4).toString('hex');

/** A new text of the first space, with the cursor in its body. */
async function openText(page: Page, title: string): Promise<void> {
  await openConsolePage(page, '/content');
  await page.getByRole('main').getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('button', { name: 'New content' }).click();
  const dialog = page.getByRole('dialog', { name: 'New content' });
  await dialog.getByLabel('What it is').selectOption({ label: 'News' });
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await text(page).click();
  await tools(page).waitFor();
}

const text = (page: Page): Locator => page.getByRole('textbox', { name: 'Body', exact: true });
const tools = (page: Page): Locator => page.getByRole('toolbar', { name: 'Format of Body' });

/** What is stored, as the view of HTML shows it. */
async function html(page: Page): Promise<string> {
  await tools(page).getByRole('button', { name: 'HTML' }).click();
  const written = await page.locator('textarea[name=body]').inputValue();
  await page.getByRole('button', { name: 'HTML' }).click();
  await text(page).waitFor();
  return written;
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
}

/** Pastes into the element with the focus, as the clipboard of another program would. */
const paste = (page: Page, markup: string): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, markup);

async function clear(page: Page): Promise<void> {
  await text(page).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
}

test('a text is written by keyboard alone: headings, lists, a link, a table, undo, and Tab leaves it', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'administrator');
  await openText(page, `Written ${mark}`);
  const { keyboard } = page;
  await keyboard.press('Control+Alt+2');
  await keyboard.type('Rotors');
  await keyboard.press('Enter');
  await keyboard.type('They are ');
  await keyboard.press('Control+b');
  await keyboard.type('fast');
  await keyboard.press('Control+b');
  await keyboard.press('Enter');
  await keyboard.press('Control+Shift+8');
  await keyboard.type('one');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('in one');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await keyboard.press('Control+k');
  await page.getByRole('dialog').getByLabel('Address').fill('javascript:alert(1)');
  await page.getByRole('dialog').getByLabel('Words').fill('the guide');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Links lead to pages of this site').waitFor();
  await page.getByRole('dialog').getByLabel('Address').fill('example.org/guide');
  await keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const written =
    '<h2>Rotors</h2><p>They are <strong>fast</strong></p><ul><li>one<ul><li>in one</li></ul></li></ul>' +
    '<p><a href="https://example.org/guide">the guide</a></p>';
  expect(await html(page)).toBe(written);

  await text(page).click();
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.press('Alt+F10');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Style');
  await tools(page).getByRole('button', { name: 'Table' }).focus();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await text(page).locator('th').first().waitFor();
  await text(page).locator('th').first().click();
  await keyboard.type('Speed');
  await keyboard.press('Tab');
  await keyboard.type('Weight');
  await keyboard.press('Tab');
  await keyboard.type('Year');
  expect(await html(page)).toContain(
    '<table><thead><tr><th scope="col">Speed</th><th scope="col">Weight</th>',
  );
  await text(page).click();
  await keyboard.press('Control+End');
  await keyboard.type('x');
  await keyboard.press('Control+z');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  expect(await text(page).evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await save(page);
  await page.reload();
  await text(page).locator('th').first().waitFor();
  await text(page).click();
  await tools(page).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await context.close();
});

test('what comes from Word and from attackers is cleaned, and what the editor lacks stays as HTML', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'administrator');
  await openText(page, `Pasted ${mark}`);
  await page.evaluate(() => {
    (window as unknown as { executed: number; __executed: () => void }).executed = 0;
    (window as unknown as { executed: number; __executed: () => void }).__executed = () => {
      (window as unknown as { executed: number }).executed += 1;
    };
  });
  await paste(
    page,
    `<p class=MsoTitle>Cold rooms<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>Empty it</p><p class=MsoNormal><img src="file:///a.png">Then <b>lift</b></p>`,
  );
  await page.getByText('Pictures that were left out: 1').waitFor();
  expect(await html(page)).toBe(
    '<h2>Cold rooms</h2><ul><li>Empty it</li></ul><p>Then <strong>lift</strong></p>',
  );

  await clear(page);
  for (const { html: markup } of hostileMarkup) await paste(page, markup);
  const written = await html(page);
  expect(written).not.toMatch(
    /<(?:script|svg|iframe|style|form|object)|\son\w+=|(?:href|src)="\s*javascript:/i,
  );
  expect(await page.evaluate(() => (window as unknown as { executed: number }).executed)).toBe(0);

  await clear(page);
  await tools(page).getByRole('button', { name: 'HTML' }).click();
  const more = '<table><tbody><tr><td>1</td></tr></tbody><tbody><tr><td>2</td></tr></tbody></table>';
  await page.locator('textarea[name=body]').fill(more);
  await page.getByText('something in this text that the editor has no form for').waitFor();
  await save(page);
  await page.reload();
  await text(page).click();
  await expect.poll(() => page.locator('textarea[name=body]').inputValue()).toBe(more);
  await context.close();
});
