import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Keeps what the marketplace lets caches in front keep (`CDN-Cache-Control`), for guests without cookies. */
const config = (port: number, upstream: number): string => `
global
  nbthread 1
defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
cache guests
  total-max-size 64
  max-object-size 1000000
  max-age 1
  process-vary on
listen site
  bind 127.0.0.1:${port}
  http-request set-var(txn.guest) bool(true) unless { req.fhdr(cookie) -m found } or { req.fhdr(authorization) -m found }
  http-request cache-use guests if { var(txn.guest) -m bool }
  http-response set-header Cache-Control %[res.fhdr(CDN-Cache-Control)] if { res.fhdr(CDN-Cache-Control) -m found }
  http-response set-header Vary Accept-Encoding
  http-response cache-store guests if { var(txn.guest) -m bool }
  http-after-response set-header Cache-Control "private, no-store"
  server marketplace 127.0.0.1:${upstream}
`;

export interface CachingProxy {
  close(): Promise<void>;
}

/** HAProxy with a cache in front of a shop; undefined where it is not installed. */
export async function openCachingProxy(
  folder: string,
  port: number,
  upstream: number,
): Promise<CachingProxy | undefined> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, config(port, upstream));
  const child = spawn('haproxy', ['-db', '-f', file], {
    stdio: 'inherit',
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const ended = new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
  for (let attempt = 0; !(await isUp()); attempt++) {
    if (child.pid === undefined) return undefined;
    if (attempt > 100 || child.exitCode !== null) throw new Error('HAProxy does not answer.');
    await pause(50);
  }
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
