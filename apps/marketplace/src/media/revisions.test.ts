import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mediaRevisions, revisionOf } from './revisions.ts';

test('any change of the code that draws is another revision, one of its tests is not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'relab-code-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'kit'));
  const file = join(folder, 'kit', 'knob.ts');
  await writeFile(file, 'export const size = 1;');
  const first = await revisionOf(folder);
  await writeFile(join(folder, 'kit', 'knob.test.ts'), 'a test');
  expect(await revisionOf(folder)).toBe(first);
  await writeFile(file, 'export const size = 2;');
  const second = await revisionOf(folder);
  expect(second).not.toBe(first);
  await writeFile(join(folder, 'kit', 'lid.ts'), '');
  const third = await revisionOf(folder);
  expect(third).not.toBe(second);
  expect(await revisionOf(folder, file)).not.toBe(third);
});

test('drawings and scenes have the revision of the folder that draws them, documents one of their own', async () => {
  const { drawing, scene, paper, ...rest } = await mediaRevisions();
  expect(drawing).toMatch(/^[\w-]{8}$/);
  expect(paper).toMatch(/^[\w-]{8}$/);
  expect(paper).not.toBe(drawing);
  expect([scene, rest]).toEqual([drawing, {}]);
});
