import { canaryMessage } from '@relab/conformance/markup';
import type { Browser } from 'playwright-core';

/** Markup, and the name by which a failure is reported. */
export interface FrameContent {
  readonly name: string;
  readonly html: string;
}

/** How markup comes into its frame: with the document, by a script, or through the block for rich text. */
export type InsertMode = 'read' | 'inserted' | 'rich text';

export interface ShowOptions {
  readonly way: InsertMode;
  /** What the page runs first. */
  readonly script?: string;
  readonly allow?: { readonly tags: readonly string[]; readonly attributes: readonly string[] };
}

const atOnce = 84;
const origin = 'http://hostile.test';

/**
 * Shows each in a frame of its own of a page without any policy, touches all that can be touched there, and returns which of
 * them ran something. Nothing is loaded: every request fails, which is what some handlers wait for.
 */
export async function showInFrames(
  browser: Browser,
  all: readonly FrameContent[],
  { way, script = '', allow = { tags: [], attributes: [] } }: ShowOptions,
): Promise<readonly string[]> {
  const context = await browser.newContext();
  const ran = new Set<string>();
  for (let first = 0; first < all.length; first += atOnce) {
    const page = await context.newPage();
    page.on('dialog', (dialog) => {
      ran.add(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await context.route('**/*', (route) =>
      route.request().url() === `${origin}/`
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frames</title>' })
        : route.abort(),
    );
    await page.goto(`${origin}/`);
    if (script !== '') await page.addScriptTag({ content: script });
    const found = await page.evaluate(showAll, {
      shown: all.slice(first, first + atOnce),
      ...{ way, canaryMessage, allow: { tags: [...allow.tags], attributes: [...allow.attributes] } },
    });
    for (const name of found) ran.add(name);
    await page.close();
  }
  await context.close();
  return [...ran].sort();
}

interface Showing {
  readonly shown: readonly FrameContent[];
  readonly way: InsertMode;
  readonly canaryMessage: string;
  readonly allow: { tags: string[]; attributes: string[] };
}

/** In the browser. It stands alone: it knows only what it is handed. */
async function showAll({ shown, way, canaryMessage, allow }: Showing): Promise<readonly string[]> {
  const ran = new Set<string>();
  Object.assign(window, { ran: (name: string) => void ran.add(name) });
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const frames = await Promise.all(
    shown.map(async ({ name, html }) => {
      const frame = document.createElement('iframe');
      const told = JSON.stringify(name);
      const ear = `addEventListener('message',(event)=>{if(event.data==='${canaryMessage}')parent.ran(${told})})`;
      const start = `<!doctype html><title>a</title><script>var __executed=()=>parent.ran(${told});${ear}</script>`;
      frame.srcdoc = `${start}<article id="shown">${way === 'read' ? html : ''}`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await Promise.race([loaded, pause(3_000)]);
      return { frame, html };
    }),
  );
  for (const { frame, html } of frames) {
    // What is in the frame may have put itself in the place of the document's own functions.
    const root =
      frame.contentDocument && Document.prototype.getElementById.call(frame.contentDocument, 'shown');
    if (!root) continue;
    if (way === 'inserted') root.innerHTML = html;
    if (way === 'rich text') window.showRichText?.(root, html, allow);
  }
  await pause(300);
  for (const { frame } of frames) {
    const shownDocument = frame.contentDocument;
    if (!shownDocument) continue;
    const elements = Document.prototype.querySelectorAll.call(shownDocument, 'body, body *');
    for (const element of Array.from(elements).slice(0, 200)) {
      if ('focus' in element && typeof element.focus === 'function') element.focus();
      for (const type of ['pointerenter', 'mouseover', 'mousedown', 'mouseup', 'focus'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  }
  await pause(700);
  return [...ran];
}
