import { parseArgs } from 'node:util';
import { startMarketplace } from '@relab/e2e/marketplace';
import { median, table } from './figures.ts';
import { lighthouseCategories, runLighthouse, scoreOf } from './lighthouse-run.ts';
import { somePages } from './some-pages.ts';

/**
 * Lighthouse on its mobile preset, the median of several runs: `node bench/src/lighthouse.ts [--runs 5]
 * [--pages home,category,listing]`. The pictures of the measured pages are made before, by asking for each page once.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: 'home,category,listing' },
    address: { type: 'string' },
  },
});
const runs = Math.min(20, Number(values.runs));
const marketplace = values.address
  ? { address: values.address, stop: async () => undefined }
  : await startMarketplace();

try {
  const rows: (string | number)[][] = [];
  for (const [name, page] of Object.entries(await somePages(marketplace.address))) {
    if (!values.pages.split(',').includes(name)) continue;
    const url = marketplace.address + page;
    await runLighthouse(url);
    const reports: Awaited<ReturnType<typeof runLighthouse>>[] = [];
    for (let run = 0; run < runs; run++) reports.push(await runLighthouse(url));
    const of = (read: (report: (typeof reports)[number]) => number) => median(reports.map(read));
    const audit = (id: string) => of((report) => report.audits[id]?.numericValue ?? Number.NaN);
    rows.push([
      name,
      ...lighthouseCategories.map((category) => Math.round(of((report) => scoreOf(report, category)))),
      Math.round(audit('first-contentful-paint')),
      Math.round(audit('largest-contentful-paint')),
      Math.round(audit('total-blocking-time')),
      audit('cumulative-layout-shift').toFixed(3),
      (audit('total-byte-weight') / 1000).toFixed(0),
    ]);
    for (const category of lighthouseCategories) {
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
