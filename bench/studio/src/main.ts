import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '@relab/e2e/browser';
import { inFolder } from '../../server/src/arenas.ts';
import { openDatabases } from '../../server/src/data/databases.ts';
import { table } from '../../src/figures.ts';
import { reportFigures } from '../../src/short/figure.ts';
import { studioFigures } from './figures.ts';
import { payloadStudio } from './payload-studio.ts';
import type { RunningProgram } from './program.ts';
import { relabStudio } from './relab-studio.ts';
import { isPayloadInstalled, startPayload } from './start-payload.ts';
import { startRelab } from './start-relab.ts';
import type { Studio } from './studio.ts';
import { type Figures, visit } from './visit.ts';
import { writeSection } from './write-section.ts';

/**
 * The studio beside Payload's admin, where that is installed: 100,000 contents each, one PostgreSQL, one browser, in turns.
 * `npm start` in bench/studio; `-- --write` puts what was measured into bench/results.md, `-- --contents 10000 --rounds 1 --port 5600`
 * is shorter.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    contents: { type: 'string', default: '100000' },
    port: { type: 'string', default: '5600' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const contents = Number(values.contents);
const port = Number(values.port);

/** A comparison that takes longer, in milliseconds, is made once. */
const tooLong = 10_000;

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

async function measure(studios: readonly Studio[]): Promise<ReadonlyMap<string, readonly Figures[]>> {
  const visits = new Map<string, Figures[]>(studios.map(({ name }) => [name, []]));
  const browser = await launchBrowser();
  try {
    // The first visit of each is not counted: the servers read what they need for all others.
    for (let round = 0; round <= rounds; round += 1)
      for (const studio of studios) {
        const before = visits.get(studio.name) ?? [];
        const isLong = before.some(({ compare = 0 }) => compare > tooLong);
        const figures = await visit(browser, studio, { row: 3 + round, compares: round > 0 && !isLong });
        if (round > 0) before.push(figures);
        console.log(`${studio.name}, visit ${round} of ${rounds}`);
      }
  } finally {
    await browser.close();
  }
  return visits;
}

await inFolder(async (folder) => {
  const databases = await openDatabases(join(folder, 'postgres'));
  const running: RunningProgram[] = [];
  try {
    const data = join(folder, 'data');
    await mkdir(data);
    await databases.create('relab');
    const relab = await startRelab({ folder: data, url: databases.urlOf('relab'), port }, contents);
    running.push(relab);
    console.log('Relab is filled and answers.');
    const studios = [relabStudio(relab)];
    if (isPayloadInstalled()) {
      await databases.create('payload');
      const payload = await startPayload(databases.urlOf('payload'), port + 1, contents);
      running.push(payload);
      console.log('Payload is filled, built and answers.');
      studios.push(payloadStudio(payload));
    } else console.log('Payload is not installed (npm ci in bench/studio): ours is measured alone.');
    const visits = await measure(studios);
    const { rows, figures } = studioFigures(visits, contents);
    console.log(table(['', ...visits.keys()], rows));
    await reportFigures(figures);
    if (values.write) await writeSection(figures);
  } finally {
    for (const program of running) await program.stop();
    await databases.close();
  }
});
