import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { mustRun, type RunningProgram, startProgram } from './program.ts';

const project = join(import.meta.dirname, '../..');
let root: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'relab-assembled-'));
  // As root the database runs as another user, who must be able to pass.
  chmodSync(root, 0o755);
  await mustRun(process.execPath, ['scripts/assemble/main.ts', join(root, 'relab')], { cwd: project });
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

const node = (): string => join(root, 'relab/bin/node');
const program = (name: string): string => join(root, 'relab/apps/marketplace/dist', name);
const options = () => ({
  cwd: root,
  env: { PORT: '0', RELAB_DATA: join(root, 'data'), RELAB_LISTINGS: '40', RELAB_PICTURES: 'on-demand' },
});

async function startAssembled(): Promise<RunningProgram> {
  const running = await startProgram(node(), [program('main.js')], /^Relab\s+(http:\S+)$/m, options());
  onTestFinished(() => running.stop());
  return running;
}

test('an assembled installation runs without the project, npm and a compiler', async () => {
  const { ready } = await startAssembled();
  const [, address = ''] = ready;
  const home = await fetch(address);
  expect(home.status).toBe(200);
  const html = await home.text();
  const sources = [...html.matchAll(/(?:src|href)="(\/[^"#?]+\.(?:js|css|svg|webp|avif))"/g)];
  expect(sources.length).toBeGreaterThan(0);
  for (const [, source = ''] of sources.slice(0, 5)) {
    const part = await fetch(new URL(source, address));
    expect([source, part.status]).toEqual([source, 200]);
    expect((await part.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
  expect((await fetch(new URL('/console', address))).status).toBe(200);
});

test('its backup can be made while it runs, and be checked', async () => {
  await startAssembled();
  const backups = join(root, 'backups');
  const output = await mustRun(node(), [program('backup.js'), backups, '--check'], options());
  expect(output).toMatch(/Checked: /);
});

test('what is missing of its settings is said in one sentence', async () => {
  const { cwd, env } = options();
  const wrong = mustRun(node(), [program('main.js')], { cwd, env: { ...env, RELAB_LOG: 'loud' } });
  await expect(wrong).rejects.toThrow(/RELAB_LOG/);
});
