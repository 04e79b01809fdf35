import { join } from 'node:path';
import type { BrowserContext, Route } from 'playwright-core';
import { build, type Rollup } from 'vite';

/** A site of one page, and a server of one account, that a browser finds at any address of a host. */
export interface StoredSite {
  name: string;
  /** Whether the server responds; the page itself comes as if from the browser's cache. */
  reachable: boolean;
  /** The requests that the server received, such as `PATCH`. */
  readonly asked: string[];
  /** Answers the browser's requests to the host; nothing leaves the browser. */
  serve(context: BrowserContext, origin: string): Promise<void>;
}

/** The page's script, as a browser gets it. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: join(import.meta.dirname, 'stored-page.ts') },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n');
}

const json = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

export async function storedSite(): Promise<StoredSite> {
  const code = await script();
  let version = 1;
  const answers = new Map<string, unknown>();
  const site: StoredSite = {
    name: 'First',
    reachable: true,
    asked: [],
    async serve(context, origin) {
      await context.route(`${origin}/**`, (route) => {
        const request = route.request();
        const { pathname } = new URL(request.url());
        if (pathname === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: code });
        if (!pathname.startsWith('/services/'))
          return route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><title>Kept</title><link rel="icon" href="data:,"><script type="module" src="/script.js"></script>',
          });
        if (!site.reachable) return route.abort('internetdisconnected');
        site.asked.push(request.method());
        return json(
          route,
          answer(request.method(), request.headers()['idempotency-key'], request.postDataJSON()),
        );
      });
    },
  };

  function answer(method: string, key: string | undefined, body: unknown): unknown {
    const known = key === undefined ? undefined : answers.get(key);
    if (known) return known;
    if (method === 'PATCH') {
      const { fields } = body as { readonly fields: { readonly Name: string } };
      site.name = fields.Name;
      version++;
    }
    const name = { displayValue: null, value: site.name };
    const record = {
      apiName: 'Account',
      id: '001000000000001AAA',
      weakEtag: version,
      fields: { Name: name },
    };
    if (key !== undefined) answers.set(key, record);
    return record;
  }

  return site;
}
