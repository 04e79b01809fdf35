import { openDatabase } from '@relab/database';
import { handler, jobKind } from './job-handler.ts';
import { createWorker } from './worker.ts';

// A process of its own for a test that kills it: claims a job, prints that, and never ends it.
const [url = ''] = process.argv.slice(2);
const { database } = await openDatabase({ url });
const endless = handler(jobKind<{ readonly name: string }>('slow'), {
  run: async ({ name }) => {
    process.stdout.write(`began ${name}\n`);
    return await new Promise<undefined>(() => setInterval(() => undefined, 1_000));
  },
});
createWorker({
  database,
  handlers: [endless],
  now: () => new Date(),
  log: (line) => void process.stderr.write(`${line}\n`),
}).start();
