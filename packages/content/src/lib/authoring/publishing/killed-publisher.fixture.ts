import { openDatabase } from '@relab/database';
import { createWorker } from '@relab/server/jobs';
import { deploymentHandler } from './deployment-job.ts';

// A process of its own for a test that kills it while it publishes.
const [url = ''] = process.argv.slice(2);
const { database } = await openDatabase({ url });
createWorker({
  database,
  handlers: [deploymentHandler()],
  now: () => new Date(),
  log: (line) => void process.stderr.write(`${line}\n`),
}).start();
