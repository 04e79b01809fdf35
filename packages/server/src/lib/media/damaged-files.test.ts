import { readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Bench, bytesOf, drawing, picture, setUpMedia } from './media.fixture.ts';
import { createMedia } from './media.ts';
import type { MediaSource } from './media-source.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 30_000;

const pdf = Buffer.from(`%PDF-1.7\n${'1 0 obj << >> endobj\n'.repeat(200)}%%EOF\n`);
const renderers = { manual: async () => ({ bytes: pdf, mimeType: 'application/pdf' }) };

/** Media that starts on the folder of another, as after a restart. */
function restart({ store }: Bench, source: MediaSource) {
  const lines: string[] = [];
  const media = createMedia({
    store,
    sources: { find: async () => source, savePlaceholder: async () => undefined, async *all() {} },
    renderers: { ...renderers, drawing: async () => ({ svg: drawing }) },
    log: (line) => lines.push(line),
  });
  return { media, lines };
}

async function filesOf({ folder }: Bench, part: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.includes(part)).map((name) => join(folder, name));
}

const cuts: readonly (readonly [string, (size: number) => number])[] = [
  ['emptied', () => 0],
  ['cut to ten bytes', () => 10],
  ['cut in half', (size) => Math.floor(size / 2)],
  ['cut by two bytes', (size) => size - 2],
];

test.each(cuts)('pictures and documents that were %s are made again', { timeout }, async (_, sizeOf) => {
  const one = picture('one');
  const manual = picture('manual', { kind: 'manual', mimeType: 'application/pdf' });
  for (const [source, format, part] of [
    [one, 'avif', '.avif'],
    [one, 'webp', '.webp'],
    [one, 'original', 'original.png'],
    [manual, 'original', '-document'],
  ] as const) {
    const bench = await setUpMedia([source], renderers);
    const rendition = { width: 640, format } as const;
    const whole = await bytesOf(await bench.media.file(source.key, rendition));
    const [file = ''] = await filesOf(bench, part);
    await truncate(file, sizeOf(whole.byteLength));
    const { media, lines } = restart(bench, source);
    expect((await bytesOf(await media.file(source.key, rendition))).byteLength, part).toBe(whole.byteLength);
    expect((await stat(file)).size, part).toBe(whole.byteLength);
    expect(lines).toEqual([expect.stringContaining('is damaged and is made again')]);
    await media.file(source.key, rendition);
    expect(lines).toHaveLength(1);
  }
});

test.each(cuts)(
  'a master that was %s is rendered again for the next rendition',
  { timeout },
  async (_, sizeOf) => {
    const bench = await setUpMedia([picture('one')]);
    await bench.media.file('one', { width: 320, format: 'webp' });
    await expect.poll(() => filesOf(bench, 'master.png'), { timeout: 10_000 }).toHaveLength(1);
    const [master = ''] = await filesOf(bench, 'master.png');
    await truncate(master, sizeOf((await stat(master)).size));
    const { media } = restart(bench, picture('one'));
    const made = await sharp(await bytesOf(await media.file('one', { width: 640, format: 'webp' }))).stats();
    expect(made.isOpaque).toBe(true);
  },
);

test('a file of other bytes under the name of a picture is made again', { timeout }, async () => {
  const bench = await setUpMedia([picture('one')]);
  for (const format of ['avif', 'webp'] as const) {
    await bench.media.file('one', { width: 320, format });
    const [file = ''] = await filesOf(bench, `.${format}`);
    await writeFile(file, Buffer.alloc(5_000, 'garbage '));
    const { media } = restart(bench, picture('one'));
    const made = await sharp(await bytesOf(await media.file('one', { width: 320, format }))).metadata();
    expect(made.width).toBe(320);
  }
});

test('whole files are served as they are, and checked once', { timeout }, async () => {
  const bench = await setUpMedia([picture('one')]);
  for (const format of ['avif', 'webp', 'original'] as const)
    for (const width of [100, 320, 1920] as const) await bench.media.file('one', { width, format });
  let reads = 0;
  const read: Bench['store']['read'] = async (...of) => {
    reads += 1;
    return await bench.store.read(...of);
  };
  const { media, lines } = restart({ ...bench, store: { ...bench.store, read } }, picture('one'));
  const all = async () => {
    for (const format of ['avif', 'webp', 'original'] as const)
      for (const width of [100, 320, 1920] as const) await media.file('one', { width, format });
  };
  await all();
  const first = reads;
  await all();
  expect([lines, reads]).toEqual([[], first]);
});
