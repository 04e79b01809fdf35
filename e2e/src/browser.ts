import { accessSync, constants } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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
  const { default: packaged } = await import('@sparticuz/chromium');
  return { path: await packaged.executablePath(), args: [...packaged.args, ...quiet] };
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
