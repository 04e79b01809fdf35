import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeUnacknowledged } from './close-unacknowledged.ts';

// Two processes that share a port, and respond with their number. It writes the port and the number of each process.
if (cluster.isPrimary) {
  for (const _ of [1, 2]) closeUnacknowledged(cluster.fork());
  const ready = await Promise.all(
    Object.values(cluster.workers ?? {}).map(
      (worker) => new Promise<number>((resolve) => worker?.once('message', resolve)),
    ),
  );
  const pids = Object.values(cluster.workers ?? {}).map((worker) => worker?.process.pid);
  console.log(JSON.stringify({ port: ready[0], pids }));
} else {
  const server = createServer((_, response) => {
    response.setHeader('connection', 'close').end(String(process.pid));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}
