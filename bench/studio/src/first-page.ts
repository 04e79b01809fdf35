import { request } from 'node:http';
import type { Page } from 'playwright-core';

/** Bytes of a file as it comes to somebody who takes gzip alone. */
function gzipBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      if (
        response.headers['content-encoding'] !== 'gzip' &&
        Number(response.headers['content-length']) > 2_000
      )
        reject(new Error(`${address} is not compressed.`));
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Kilobytes of script, in gzip, that a page has fetched from its origin until now. */
export async function scriptKilobytes(page: Page): Promise<number> {
  const addresses = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).origin === location.origin && new URL(name).pathname.endsWith('.js')),
    ),
  ]);
  let bytes = 0;
  for (const address of addresses) bytes += await gzipBytes(address);
  return bytes / 1000;
}
