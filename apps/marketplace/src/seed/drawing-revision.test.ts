import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawingRevisions, revisionOf } from './drawing-revision.ts';

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
  expect(await revisionOf(folder)).not.toBe(second);
});

test('drawings and scenes have the revision of the folder that draws them', async () => {
  const { drawing, scene, ...rest } = await drawingRevisions();
  expect(drawing).toMatch(/^[\w-]{8}$/);
  expect([scene, rest]).toEqual([drawing, {}]);
});
