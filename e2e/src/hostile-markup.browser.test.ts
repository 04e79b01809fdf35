import { type HostileMarkup, hostileMarkup, hostilePieces } from '@relab/conformance/markup';
import { contentAttributes, contentTags } from '@relab/contract/content';
import { sanitizeHtml } from '@relab/toolkit/rich-text';
import fc from 'fast-check';
import type { APIRequestContext, Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { goLive } from './going-live.ts';
import { bundleRichText } from './hostile/bundle-rich-text.ts';
import { showInFrames } from './hostile/show-in-frames.ts';
import { inLanes } from './in-lanes.ts';
import { address, folder } from './shared-marketplace.ts';

const data = `${address}/services/data/v63.0/connect/cms`;
const headers = { origin: address, 'sec-fetch-site': 'same-origin' };

/** More than any site would allow: what the block knows at all, and names that it must not know. */
const allow = {
  tags: [
    ...contentTags,
    ...[
      'div',
      'span',
      'h1',
      'h5',
      'h6',
      'small',
      'mark',
      'kbd',
      'samp',
      'q',
      'cite',
      'abbr',
      'del',
      'ins',
      'wbr',
    ],
    ...[
      'script',
      'style',
      'svg',
      'math',
      'iframe',
      'object',
      'form',
      'input',
      'button',
      'template',
      'noscript',
    ],
  ],
  attributes: [
    ...Object.values(contentAttributes).flat(),
    ...['lang', 'dir', 'id', 'name', 'class', 'style', 'onclick', 'onerror', 'onload', 'srcdoc', 'action'],
  ],
};
const options = { allowedTags: allow.tags, allowedAttributes: allow.attributes };

let browser: Browser;
let office: BrowserContext;

beforeAll(async () => {
  browser = await launchBrowser();
  office = await browser.newContext();
  await signInAs(office, address, folder, 'office@relab.example');
});
afterAll(() => browser.close());

test('most of the hostile markup runs unsanitized, so that the tests can detect it', async () => {
  const read = await showInFrames(browser, hostileMarkup, { way: 'read' });
  const inserted = await showInFrames(browser, hostileMarkup, { way: 'inserted' });
  expect(read.length).toBeGreaterThan(150);
  expect(inserted.length).toBeGreaterThan(110);
});

test('S-187 no hostile markup runs in rich text without a content security policy, whatever is allowed', async () => {
  const script = await bundleRichText();
  expect(await showInFrames(browser, hostileMarkup, { way: 'rich text', script, allow })).toEqual([]);
  const written = hostileMarkup.map(({ name, html }) => ({ name, html: sanitizeHtml(html, options) }));
  expect(await showInFrames(browser, written, { way: 'read' })).toEqual([]);
});

test('S-187 random mixtures mean to a browser what was written: nothing else appears, also read again', async () => {
  const mixtures = fc.sample(
    fc.array(fc.constantFrom(...hostilePieces), { maxLength: 30 }).map((pieces) => pieces.join('')),
    3_000,
  );
  const page = await browser.newPage();
  const faults = await page.evaluate(
    ({ list, tags, attributes }) => {
      const found: string[] = [];
      for (const html of list) {
        const root = document.implementation.createHTMLDocument('a').createElement('div');
        root.innerHTML = html;
        for (const element of root.querySelectorAll('*')) {
          if (!tags.includes(element.localName)) found.push(`${element.localName} in ${html}`);
          for (const name of element.getAttributeNames())
            if (!attributes.includes(name)) found.push(`${name} in ${html}`);
        }
        const again = document.createElement('div');
        again.innerHTML = root.innerHTML;
        if (again.innerHTML !== root.innerHTML) found.push(`changes: ${html}`);
      }
      return found;
    },
    {
      list: mixtures.map((html) => sanitizeHtml(html, options)),
      tags: allow.tags.slice(0, -11),
      attributes: [...allow.attributes.slice(0, -9), 'loading', 'decoding'],
    },
  );
  await page.close();
  expect(faults).toEqual([]);
});

interface Made {
  readonly contentKey: string;
  readonly managedContentVariantId: string;
}

/** PostgreSQL keeps no null, and the server refuses it. */
const kept = (html: string): string => html.replaceAll('\0', '');

/** An author writes it: as rich text, and as the words of its title and excerpt. */
async function author(
  request: APIRequestContext,
  spaceId: string,
  { name, html }: HostileMarkup,
): Promise<Made> {
  const title = kept(html.trim().slice(0, 200)) || name;
  const response = await request.post(`${data}/contents`, {
    headers,
    data: {
      contentSpaceOrFolderId: spaceId,
      contentType: 'sfdc_cms__textPage',
      title: `Hostile ${name}`,
      contentBody: { title, excerpt: kept(html), body: kept(html) },
    },
  });
  if (response.status() !== 201) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Made;
}

/** Several in one: the site's own page is opened for them together. */
function inGroups(all: readonly HostileMarkup[], size: number): readonly HostileMarkup[] {
  const groups: HostileMarkup[] = [];
  for (let first = 0; first < all.length; first += size) {
    const some = all.slice(first, first + size);
    groups.push({ name: `from ${some[0]?.name}`, html: some.map(({ html }) => html).join('<hr>') });
  }
  return groups;
}

async function send(verb: string, made: readonly Made[]): Promise<void> {
  const variantIds = made.map((one) => one.managedContentVariantId);
  const response = await office.request.post(`${data}/contents/${verb}`, { headers, data: { variantIds } });
  if (response.status() !== 201) throw new Error(`${verb}: ${response.status()} ${await response.text()}`);
}

describe('S-187 none runs on its way from an author to a page', () => {
  const made: Made[] = [];
  const together: Made[] = [];
  let guest: BrowserContext;

  beforeAll(async () => {
    const spaces = await office.request.get(`${data}/spaces`);
    const [space] = ((await spaces.json()) as { readonly spaces: readonly { readonly id: string }[] }).spaces;
    const write = (one: HostileMarkup) => author(office.request, space?.id ?? '', one);
    for (const one of hostileMarkup) made.push(await write(one));
    for (const one of inGroups(hostileMarkup, 8)) together.push(await write(one));
    await send('publish', [...made, ...together]);
    guest = await browser.newContext();
  });
  afterAll(async () => {
    await guest.close();
    await send('unpublish', [...made, ...together]);
    await inLanes([...made, ...together], async (left) => {
      for (const { managedContentVariantId: id } of left)
        await office.request.delete(`${data}/contents/variants/${id}`, { headers });
    });
  });

  test('responses of the site run nothing without a content security policy', async () => {
    const pages: HostileMarkup[] = [];
    await inLanes([...made.entries()], async (left) => {
      for (const [index, { contentKey }] of left) {
        const html = await (await guest.request.get(`${address}/content/${contentKey}`)).text();
        const [article = ''] = /<article.*<\/article>/s.exec(html) ?? [];
        expect(article).not.toBe('');
        pages.push({ name: hostileMarkup[index]?.name ?? '', html: article });
      }
    });
    expect(pages).toHaveLength(hostileMarkup.length);
    expect(await showInFrames(browser, pages, { way: 'read' })).toEqual([]);
  });

  test('on the site nothing hostile runs, and nothing is left for its policy to block', async () => {
    const problems: string[] = [];
    await guest.exposeFunction('__tell', (problem: string) => void problems.push(problem));
    await guest.addInitScript(() => {
      const { __tell } = window as unknown as { __tell: (problem: string) => void };
      const tell = (problem: string) => __tell(`${problem} at ${location.pathname}`);
      Object.assign(window, { __executed: () => tell('executed') });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        tell(violatedDirective),
      );
    });
    await inLanes(together, async (left) => {
      const page = await guest.newPage();
      page.on('dialog', (dialog) => {
        problems.push(`dialog: ${dialog.message()}`);
        void dialog.dismiss();
      });
      for (const { contentKey } of left) {
        await page.goto(`${address}/content/${contentKey}`);
        await goLive(page);
        const protocols = await page.evaluate(() => {
          for (const element of document.querySelectorAll<HTMLElement>('article, article *'))
            for (const type of ['mouseover', 'pointerenter', 'mousedown', 'focus'])
              element.dispatchEvent(new MouseEvent(type, { bubbles: true }));
          const links = document.querySelectorAll<HTMLAnchorElement>('article a[href]');
          return Array.from(links, ({ protocol }) => protocol);
        });
        for (const protocol of protocols) expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      }
      await page.close();
    });
    // Pictures from elsewhere may stand in rich text; the site loads none.
    expect(problems.filter((problem) => !problem.startsWith('img-src '))).toEqual([]);
  });
});
