import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pageFiles } from '@relab/console/page-files';
import { documentHeaders, escapeHtml } from '@relab/pages/server';
import { findAccepted } from '@relab/server/http';
import { parse as parseCookie } from 'hono/utils/cookie';

/** The folder in which the build put what browsers fetch below `/console`. */
export const consoleFiles: string = join(
  dirname(fileURLToPath(import.meta.resolve('@relab/console/package.json'))),
  'dist/client',
);

export const consolePath = '/console';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
}

type Manifest = Readonly<Record<string, Chunk>>;

const titles = { 'en-US': 'Relab console', 'de-DE': 'Relab-Konsole' } as const;
const withoutScript = {
  'en-US': 'The console needs JavaScript. The shop works without.',
  'de-DE': 'Die Konsole braucht JavaScript. Der Shop kommt ohne aus.',
} as const;
type Locale = keyof typeof titles;
const locales = Object.keys(titles) as readonly Locale[];

/** A chunk with all that it imports, each once. */
function withImports(manifest: Manifest, name: string, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

interface Head {
  /** Markup that every page has. */
  readonly common: string;
  /** Markup for what a page begins with beside: its code comes with that of the console, and not after it has run. */
  readonly ofPage: (url: URL) => string;
}

const fileAddress = (file: string): string => escapeHtml(`${consolePath}/${file}`);

const styles = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" href="${fileAddress(file)}">`);

const preloads = (chunks: readonly Chunk[]): readonly string[] =>
  chunks.map(({ file }) => `<link rel="modulepreload" href="${fileAddress(file)}">`);

/** What the document of a language loads. */
async function readHead(locale: Locale): Promise<Head> {
  const text = await readFile(join(consoleFiles, `.vite/${locale}.json`), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const [name, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (!name || !entry) throw new Error(`The build in ${consoleFiles} has no entry.`);
  const common = withImports(manifest, name);
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  const ofFiles = new Map<string, string>();
  return {
    common: [
      ...fonts.map(
        ({ file }) =>
          `<link rel="preload" href="${fileAddress(file)}" as="font" type="font/woff2" crossorigin>`,
      ),
      ...styles([...common]),
      ...preloads([...common].filter((chunk) => chunk !== entry)),
      `<script type="module" src="${fileAddress(entry.file)}"></script>`,
    ].join(''),
    ofPage(url) {
      const files = pageFiles(url);
      const key = files.join();
      const cached = ofFiles.get(key);
      if (cached !== undefined) return cached;
      const found = new Set<Chunk>();
      for (const file of files) withImports(manifest, file, found);
      const chunks = [...found].filter((chunk) => !common.has(chunk));
      const markup = [...styles(chunks), ...preloads(chunks)].join('');
      ofFiles.set(key, markup);
      return markup;
    },
  };
}

const localesByLanguage = new Map(locales.map((locale) => [locale.slice(0, 2), locale]));

/** The language that was chosen in the console, else the one that the browser prefers. */
function localeOf({ headers }: Request): Locale {
  const name = 'relab_console_language';
  const chosen = parseCookie(headers.get('cookie') ?? '', name)[name];
  return (
    locales.find((locale) => locale === chosen) ??
    localesByLanguage.get(findAccepted(localesByLanguage, headers) ?? '') ??
    'en-US'
  );
}

const looks = { theme: ['light', 'dark'], density: ['comfortable', 'compact'] } as const;

/** Colours and density as they were chosen, for the first paint: attributes of the document's root. */
function lookOf({ headers }: Request): string {
  const cookie = parseCookie(headers.get('cookie') ?? '', 'relab_console_look').relab_console_look ?? '';
  const chosen = cookie.split('.');
  return Object.entries(looks)
    .map(([name, values]) => [name, values.find((value) => chosen.includes(value))] as const)
    .flatMap(([name, value]) => (value ? [` data-${name}="${value}"`] : []))
    .join('');
}

/** Widgets write small style elements of their own, which carry the nonce. */
const policy = (nonce: string): readonly string[] => [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' 'nonce-${nonce}'`,
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export interface ConsoleOptions {
  /** Whether the visitor's connection is, whatever a proxy in front makes of it. */
  readonly isEncrypted: (request: Request) => boolean;
  /** Of the cookie that a session has. */
  readonly sessionCookie: string;
}

/** Undefined for what is no address of the console. */
export type ConsoleDocument = (request: Request) => Response | undefined;

/**
 * Serves the document of the console at every address below `/console`: what is shown there is decided in the browser, by what
 * the API answers to whoever is signed in. There is nothing in the document that a stranger may not see.
 */
export async function createConsole({
  isEncrypted,
  sessionCookie,
}: ConsoleOptions): Promise<ConsoleDocument> {
  const heads = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await readHead(locale)] as const)),
  );
  // Whether the session goes on is for the API to say; without a cookie there is none.
  const mayBeSignedIn = ({ headers }: Request): boolean =>
    parseCookie(headers.get('cookie') ?? '', sessionCookie)[sessionCookie] !== undefined;
  return (request) => {
    const url = new URL(request.url);
    const { pathname } = url;
    const isOurs = pathname === consolePath || pathname.startsWith(`${consolePath}/`);
    if (!isOurs || !['GET', 'HEAD'].includes(request.method)) return undefined;
    const locale = localeOf(request);
    const head = heads.get(locale);
    const nonce = randomBytes(16).toString('base64');
    const document = [
      `<!doctype html><html lang="${locale}"${lookOf(request)}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`,
      `<title>${titles[locale]}</title>`,
      head?.common,
      head?.ofPage(url),
      `</head><body><div id="console"${mayBeSignedIn(request) ? ' data-session' : ''}></div><noscript><p>${withoutScript[locale]}</p></noscript></body></html>`,
    ].join('');
    return new Response(request.method === 'HEAD' ? null : document, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-language, cookie',
        ...documentHeaders(policy(nonce), isEncrypted(request)),
        'referrer-policy': 'same-origin',
      },
    });
  };
}
