import { launchBrowser } from '@relab/e2e/browser';
import { liveScripts } from '@relab/e2e/live-scripts';
import { startMarketplace } from '@relab/e2e/marketplace';
import { bytesOf } from '@relab/e2e/page-scripts';
import { buildAll } from '../../../scripts/build.ts';
import { lighthouseCategories, runLighthouse, scoreOf } from '../lighthouse-run.ts';
import { somePages } from '../some-pages.ts';
import { type Figure, reportFigures } from './figure.ts';

/** What a phone fetches of script: compressed bytes as they travel, and files. And Lighthouse on the home page. */
const aims = { home: 78, category: 90, cart: 95 } as const;
const files = 8;

await buildAll();
const marketplace = await startMarketplace({ env: { RELAB_PICTURES: 'on-demand' } });
const figures: Figure[] = [];
try {
  const { address } = marketplace;
  const paths = { ...(await somePages(address)), cart: '/cart' };
  const browser = await launchBrowser();
  try {
    for (const [name, aim] of Object.entries(aims)) {
      const { untouched, live } = await liveScripts(browser, address, paths[name as keyof typeof aims]);
      if (name === 'home')
        figures.push({
          name: 'script before a touch',
          value: bytesOf(untouched) / 1000,
          unit: 'kB',
          aim: { atMost: 1.4 },
        });
      figures.push(
        { name: `${name}, live`, value: bytesOf(live) / 1000, unit: 'kB', aim: { atMost: aim } },
        { name: `${name}, live files`, value: live.length, unit: 'files', aim: { atMost: files } },
      );
    }
  } finally {
    await browser.close();
  }
  // The first one waits for pictures that are made then, and for code that runs for the first time.
  await runLighthouse(`${address}/`);
  const report = await runLighthouse(`${address}/`);
  for (const category of lighthouseCategories)
    figures.push({
      name: `Lighthouse, home, ${category}`,
      value: scoreOf(report, category),
      aim: { atLeast: 100 },
      note: 'the second of two runs',
    });
} finally {
  await marketplace.stop();
}
await reportFigures(figures);
