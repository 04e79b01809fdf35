import type { Page } from 'playwright-core';
import { settle } from './going-live.ts';
import type { Visitor } from './visitor.ts';

/** Every block and component that the gallery shows, as its side list names them. */
export async function galleryNames({ page }: Visitor): Promise<readonly string[]> {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Blocks' }).getByRole('link');
  await links.first().waitFor();
  return links.allTextContents();
}

/** Opens the examples of a block, and waits for all that is loaded on demand and for each picture that comes. */
export async function openExamples(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await page.goto(`/?frame=${name}`);
  await page.locator(`main[data-frame="${name}"]`).waitFor();
  await page.evaluate(() => {
    // Also what is below the window: it is in the picture.
    for (const image of document.images) image.loading = 'eager';
  });
  await settle(visitor);
  await page.evaluate(untilStill);
  await settlePictures(page);
}

/** Until nothing changed for a while: React shows what was loaded on demand up to 300 ms after it came. */
function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, 400);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, 400);
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Waits for the pictures and fonts that a page loads, also after its width changed, and for the frame that shows them. */
export async function settlePictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      Array.from(document.images, async (image) => {
        if (!image.complete)
          await new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          });
        await image.decode().catch(() => undefined);
      }),
    );
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
