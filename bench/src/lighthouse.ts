import { parseArgs } from 'node:util';
import { findBrowser } from '@relab/e2e/browser';
import { startMarketplace } from '@relab/e2e/marketplace';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, table } from './figures.ts';
import { somePages } from './some-pages.ts';

/**
 * Lighthouse on its mobile preset, the median of several runs: `node bench/src/lighthouse.ts [--runs 5]`.
 * The pictures of the measured pages are made before, by asking for each page once.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, address: { type: 'string' } },
});
const runs = Math.min(20, Number(values.runs));
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const { path, args } = await findBrowser();
const marketplace = values.address
  ? { address: values.address, stop: async () => undefined }
  : await startMarketplace();

async function once(url: string) {
  const chrome = await launch({
    chromePath: path,
    chromeFlags: ['--headless=new', ...args],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

try {
  const rows: (string | number)[][] = [];
  for (const [name, page] of Object.entries(await somePages(marketplace.address))) {
    const url = marketplace.address + page;
    await once(url);
    const reports: Awaited<ReturnType<typeof once>>[] = [];
    for (let run = 0; run < runs; run++) reports.push(await once(url));
    const of = (read: (report: (typeof reports)[number]) => number) => median(reports.map(read));
    const audit = (id: string) => of((report) => report.audits[id]?.numericValue ?? Number.NaN);
    rows.push([
      name,
      ...categories.map((category) =>
        Math.round(of((report) => (report.categories[category]?.score ?? 0) * 100)),
      ),
      Math.round(audit('first-contentful-paint')),
      Math.round(audit('largest-contentful-paint')),
      Math.round(audit('total-blocking-time')),
      audit('cumulative-layout-shift').toFixed(3),
      (audit('total-byte-weight') / 1000).toFixed(0),
    ]);
    for (const category of categories) {
      const failed = reports[0]?.categories[category]?.auditRefs.filter(
        ({ id, weight }) => weight > 0 && (reports[0]?.audits[id]?.score ?? 1) < 0.9,
      );
      if (failed?.length) console.log(`${name}, ${category}: ${failed.map(({ id }) => id).join(', ')}`);
    }
  }
  console.log(
    table(
      [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'FCP ms',
        'LCP ms',
        'TBT ms',
        'CLS',
        'kB',
      ],
      rows,
    ),
  );
} finally {
  await marketplace.stop();
}
