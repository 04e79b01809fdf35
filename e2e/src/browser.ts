import { accessSync, constants } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import manifest from '../package.json' with { type: 'json' };

/** Where a system keeps its Chromium or Chrome. `CHROME_PATH` names another. */
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
];

/** For the browser that comes in a package, which brings no driver of a graphics card. */
const withoutGraphics = ['--disable-gpu'];

async function unpackBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return await packaged.executablePath();
}

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The system's browser, else the one that comes in a package; which of them, for those who need a path. */
export async function findBrowser(): Promise<{ readonly path: string; readonly args: readonly string[] }> {
  const named = process.env.CHROME_PATH;
  const path = named ?? places.find(canRun);
  if (path) return { path, args: quiet };
  // Not the arguments that its package proposes: they are for functions that open one window and end.
  return { path: await unpackBrowser(), args: [...quiet, ...withoutGraphics] };
}

/** Unpacks what the tests may launch, before two workers would do it at once. */
export async function prepareBrowsers(): Promise<void> {
  await findBrowser();
  if (canLaunchPinnedBrowser) await unpackBrowser();
}

export async function launchBrowser(): Promise<Browser> {
  try {
    const { path, args } = await findBrowser();
    return await chromium.launch({ executablePath: path, args: [...args] });
  } catch (cause) {
    throw new Error(
      'No browser could be started for the browser tests. Install Chromium or Chrome (on Debian and Ubuntu: apt install chromium) or set CHROME_PATH to one.',
      { cause },
    );
  }
}

/** Whether the browser that comes in a package runs here: it is one for Linux on x64. */
export const canLaunchPinnedBrowser: boolean = process.platform === 'linux' && process.arch === 'x64';

/**
 * The browser that comes in a package, with the fonts that come with it and no other: on every machine it draws a page in the
 * same way.
 */
export async function launchPinnedBrowser(): Promise<Browser> {
  const executablePath = await unpackBrowser();
  const fonts = join(tmpdir(), 'relab-fonts.conf');
  const folder = join(tmpdir(), 'fonts');
  await writeFile(fonts, `<fontconfig><dir>${folder}</dir><cachedir>${folder}-cache</cachedir></fontconfig>`);
  const args = [
    ...quiet,
    ...withoutGraphics,
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ];
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  const browser = await chromium.launch({ executablePath, args, env });
  const [wanted = ''] = manifest.dependencies['@sparticuz/chromium'].split('.');
  if (browser.version().startsWith(`${wanted}.`)) return browser;
  await browser.close();
  throw new Error(
    `${executablePath} is Chromium ${browser.version()}, left there by another version of its package: remove it, and ${wanted} is unpacked in its place.`,
  );
}
