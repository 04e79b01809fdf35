import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { canLaunchPinnedBrowser, launchPinnedBrowser } from './browser.ts';
import { type ServedGallery, serveGallery } from './gallery.ts';
import { galleryNames, openExamples, settlePictures } from './gallery-frames.ts';
import { inLanes } from './in-lanes.ts';
import { acceptPicture, forgetChanges, pictureChange } from './picture.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const widths = [390, 820, 1440];
const themes = ['light', 'dark'] as const;
const isAccepting = process.env.ACCEPT_PICTURES === '1';

// The pinned browser is one for Linux on x64; elsewhere nothing draws the same picture.
describe.skipIf(!canLaunchPinnedBrowser)('the pictures of the gallery', () => {
  let browser: Browser;
  let gallery: ServedGallery;

  beforeAll(async () => {
    await forgetChanges();
    gallery = await serveGallery();
    browser = await launchPinnedBrowser();
    return () => Promise.all([browser.close(), gallery.close()]);
  });

  const newVisitor = (): Promise<Visitor> => openVisitor(browser, { address: gallery.address });

  /** Block, width and theme by theme, what changed on one block's examples. */
  async function changesOf(visitor: Visitor, name: string): Promise<readonly string[]> {
    const { page } = visitor;
    await openExamples(visitor, name);
    // The controls of a video are the browser's own, and one of them turns.
    await page.locator('video').evaluateAll((videos) => {
      for (const video of videos) video.removeAttribute('controls');
    });
    // What opens is looked at open.
    if (name === 'dialog') await page.getByRole('button').first().click();
    const changes: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 480 });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        await settlePictures(page);
        const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        const picture = `${name}-${width}-${colorScheme}`;
        if (isAccepting) await acceptPicture(picture, screenshot);
        else changes.push((await pictureChange(picture, screenshot)) ?? '');
      }
    }
    return changes.filter(Boolean);
  }

  test('each block matches its accepted picture at three widths, light and dark', async () => {
    const first = await newVisitor();
    const names = await galleryNames(first);
    await first.context.close();
    expect(names.length).toBeGreaterThan(25);
    const changes: string[] = [];
    await inLanes(names, async (left) => {
      const visitor = await newVisitor();
      for (const name of left) changes.push(...(await changesOf(visitor, name)));
      await visitor.context.close();
    });
    expect(
      changes.sort(),
      'These blocks look different from their accepted pictures. What was seen is in e2e/pictures/changed. If it is meant, accept it: ACCEPT_PICTURES=1 npx vitest run --project browser e2e/src/gallery.browser.test.ts',
    ).toEqual([]);
  });

  test('the accepted pictures use the project’s own font', async () => {
    const visitor = await newVisitor();
    await openExamples(visitor, 'text-block');
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont])).toEqual([
      ['IBM Plex Sans', true],
    ]);
    await visitor.context.close();
  });
});
