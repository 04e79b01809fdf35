import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/** What the document of a language loads: markup of its head. */
async function readHead(locale: Locale): Promise<string> {
  const text = await readFile(join(consoleFiles, `.vite/${locale}.json`), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const [name, entry] = Object.entries(manifest).find(([, { isEntry }]) => isEntry) ?? [];
  if (!name || !entry) throw new Error(`The build in ${consoleFiles} has no entry.`);
  const chunks = [...withImports(manifest, name)];
  const at = (file: string): string => escapeHtml(`${consolePath}/${file}`);
  const fonts = Object.values(manifest).filter(({ file }) => file.endsWith('.woff2'));
  return [
    ...fonts.map(
      ({ file }) => `<link rel="preload" href="${at(file)}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...chunks.flatMap(({ css = [] }) => css).map((file) => `<link rel="stylesheet" href="${at(file)}">`),
    ...chunks
      .filter((chunk) => chunk !== entry)
      .map(({ file }) => `<link rel="modulepreload" href="${at(file)}">`),
    `<script type="module" src="${at(entry.file)}"></script>`,
  ].join('');
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
}

/** Undefined for what is no address of the console. */
export type ConsoleDocument = (request: Request) => Response | undefined;

/**
 * Serves the document of the console at every address below `/console`: what is shown there is decided in the browser, by what
 * the API answers to whoever is signed in. There is nothing in the document that a stranger may not see.
 */
export async function createConsole({ isEncrypted }: ConsoleOptions): Promise<ConsoleDocument> {
  const heads = new Map(
    await Promise.all(locales.map(async (locale) => [locale, await readHead(locale)] as const)),
  );
  return (request) => {
    const { pathname } = new URL(request.url);
    const isOurs = pathname === consolePath || pathname.startsWith(`${consolePath}/`);
    if (!isOurs || !['GET', 'HEAD'].includes(request.method)) return undefined;
    const locale = localeOf(request);
    const nonce = randomBytes(16).toString('base64');
    const document = [
      `<!doctype html><html lang="${locale}"${lookOf(request)}><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">',
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`,
      `<title>${titles[locale]}</title>`,
      heads.get(locale),
      `</head><body><div id="console"></div><noscript><p>${withoutScript[locale]}</p></noscript></body></html>`,
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
