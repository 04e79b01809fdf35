import { parseArgs } from 'node:util';
import { startMarketplace } from '@relab/e2e/marketplace';
import { ms, percentile, table } from './figures.ts';
import { somePages } from './some-pages.ts';

/**
 * Server time to the last byte of `/`, a category and a listing, with few and with many listings, for one and for
 * sixteen clients that ask as fast as they are answered. Loopback only, bounded in count.
 * `node bench/src/pages.ts [--listings 240,100000] [--requests 400]`
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '240,100000' },
    requests: { type: 'string', default: '400' },
  },
});
const requests = Math.min(5000, Number(values.requests));

async function measure(url: string, clients: number): Promise<readonly number[]> {
  const times: number[] = [];
  let left = requests;
  const ask = async () => {
    while (left-- > 0) {
      const startedAt = performance.now();
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return times;
}

const rows: (string | number)[][] = [];
for (const listings of values.listings.split(',')) {
  const marketplace = await startMarketplace({
    env: { RELAB_LISTINGS: listings, RELAB_PICTURES: 'on-demand' },
    patience: 600_000,
  });
  try {
    for (const [name, path] of Object.entries(await somePages(marketplace.address))) {
      const url = marketplace.address + path;
      await measure(url, 2);
      for (const clients of [1, 16]) {
        const times = await measure(url, clients);
        rows.push([
          name,
          listings,
          clients,
          ...[0.5, 0.95, 0.99].map((share) => ms(percentile(times, share))),
        ]);
      }
    }
  } finally {
    await marketplace.stop();
  }
}
console.log(table(['page', 'listings', 'clients', 'p50 ms', 'p95 ms', 'p99 ms'], rows));
