import { parseArgs } from 'node:util';
import { findBrowser, launchBrowser } from '@relab/e2e/browser';
import { startMarketplace } from '@relab/e2e/marketplace';
import { prepareVisits } from '@relab/e2e/visits';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { table } from './figures.ts';

/** Lighthouse's accessibility of every page of the site, a guest's and a shopper's: `node bench/src/lighthouse-accessibility.ts`. */
const { values } = parseArgs({ options: { address: { type: 'string' } } });
const marketplace = values.address
  ? { address: values.address, stop: async () => undefined }
  : await startMarketplace({ env: { RELAB_PICTURES: 'on-demand' } });

async function examine(url: string, port: number, extraHeaders: Record<string, string> | undefined) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['accessibility'],
    // Accessibility is measured, not speed.
    throttlingMethod: 'provided',
    ...(extraHeaders ? { extraHeaders } : {}),
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
  return result.lhr;
}

const { path, args } = await findBrowser();
const browser = await launchBrowser();
const rows: (string | number)[][] = [];
try {
  const { guestPages, ownPages, cookies } = await prepareVisits(browser, marketplace.address);
  await browser.close();
  const chrome = await launch({
    chromePath: path,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const [pages, extraHeaders] of [
    [guestPages, undefined],
    [ownPages, { Cookie: cookie }],
  ] as const)
    for (const { name, path: where } of pages) {
      const report = await examine(marketplace.address + where, chrome.port, extraHeaders);
      const { score, auditRefs } = report.categories.accessibility ?? { score: null, auditRefs: [] };
      const failed = auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
      const result = score === null ? 'none' : Math.round(score * 100);
      rows.push([name, result, report.runtimeError?.code ?? failed.join(', ')]);
    }
  chrome.kill();
} finally {
  await marketplace.stop();
}
console.log(table(['page', 'accessibility', 'failed'], rows));
