import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@relab/database';
import { embeddedUrl, forgetLogArchive } from '@relab/database/embedded';
import { enqueueMail } from '@relab/server/mail';
import type { Settings } from '../settings.ts';
import type { Observation } from '../start/observation.ts';
import { type BackupRun, keepBackups } from './keep-backups.ts';
import type { Repeated } from './repeat.ts';

const program = fileURLToPath(new URL('./backup.ts', import.meta.url));

/** In a process of its own, and after all others in line: whoever visits shall not wait for it. */
function startBackup({ folder, keep }: NonNullable<Settings['backups']>): {
  readonly child: ChildProcess;
  readonly run: Promise<BackupRun>;
} {
  const args = [program, folder, '--keep', String(keep), '--check'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const run = new Promise<BackupRun>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
  return { child, run };
}

/**
 * Starts what keeps the backups of an installation, in the one process that keeps its database. `cluster` is the folder of the
 * embedded one.
 */
async function openKeeper(
  settings: Settings,
  schedule: NonNullable<Settings['backups']>,
  cluster: string | undefined,
  { reporter, log }: Pick<Observation, 'reporter' | 'log'>,
): Promise<Repeated> {
  let running: ChildProcess | undefined;
  let isEnding = false;

  async function notify(subject: string, text: string): Promise<void> {
    const url = cluster === undefined ? settings.databaseUrl : await embeddedUrl(cluster);
    const { staffEmail: to } = settings;
    if (url === undefined || to === undefined) return;
    const { database, close } = await openDatabase({ url, poolSize: 1 });
    try {
      await enqueueMail(database, { to, subject, text }, new Date());
    } finally {
      await close();
    }
  }

  const keeper = await keepBackups({
    schedule,
    cluster,
    // A bucket is on no disk of this machine, and cannot be looked through each minute.
    uploads: settings.bucket ? undefined : join(settings.mediaFolder, 'files'),
    log: (line, level) => (level === 'error' ? log(line, 'error') : reporter.report('Backup', line)),
    now: () => new Date(),
    // A mail that cannot be queued must not keep the next backup from being made.
    notify: (subject, text) => notify(subject, text).catch((error: unknown) => log(String(error), 'error')),
    run: async () => {
      const { child, run } = startBackup(schedule);
      running = child;
      const outcome = await run;
      return isEnding ? { code: 0, output: 'Broken off, since the server ends' } : outcome;
    },
  });
  return {
    async stop() {
      // What it has written has another name until it is complete.
      isEnding = true;
      running?.kill('SIGTERM');
      await keeper.stop();
    },
  };
}

/** Keeps the backups of an installation where it is set; else the database retains nothing for an archive of before. */
export async function openBackups(
  settings: Settings,
  observation: Pick<Observation, 'reporter' | 'log'>,
): Promise<Repeated> {
  const folder = join(settings.dataFolder, 'database/postgres');
  const isEmbedded = settings.databaseUrl === undefined && existsSync(join(folder, 'data'));
  const cluster = isEmbedded ? folder : undefined;
  if (settings.backups) return await openKeeper(settings, settings.backups, cluster, observation);
  if (cluster !== undefined) await forgetLogArchive(cluster);
  return { stop: async () => undefined };
}
