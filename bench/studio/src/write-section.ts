import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../../src/short/figure.ts';
import { areaSection } from '../../src/short/results.ts';
import { withSection } from '../../src/short/section.ts';

const page = join(import.meta.dirname, '../../results.md');

/** Puts the figures into the page of results, which keeps them while all others are measured anew. */
export async function writeSection(figures: readonly Figure[]): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const introduction = `Written by \`npm start -- --write\` in \`bench/studio\`. ${date}, ${cpus().length} cores, load ${loadavg()[1]?.toFixed(1)} with this run. Medians of Relab, and the least and the most; behind them the same of Payload's admin in the same run.`;
  const section = areaSection({ area: 'studio', figures }, introduction);
  await writeFile(page, withSection(await readFile(page, 'utf8'), 'studio', section));
}
