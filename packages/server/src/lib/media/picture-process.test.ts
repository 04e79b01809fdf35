import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { bytesOf, drawing, picture, setUpMedia } from './media.fixture.ts';
import { createPictureProcesses, type PictureProcesses } from './picture-process.ts';

/** Milliseconds; a machine that does much else takes long to make pictures. */
const timeout = 60_000;

function open(): PictureProcesses {
  const pictures = createPictureProcesses();
  onTestFinished(() => pictures.close());
  return pictures;
}

/** The processes that make pictures for this one, by their ids. */
async function children(): Promise<readonly number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/);
    return Number(parent) === process.pid && line.includes('picture-program') ? [Number(pid)] : [];
  });
}

test('pictures of a process of their own are those that this one makes', { timeout }, async () => {
  const pictures = open();
  const { media } = await setUpMedia([picture('one')], {}, { workOf: pictures.of });
  const here = await setUpMedia([picture('one')]);
  const rendition = { width: 320, format: 'webp' } as const;
  expect(await bytesOf(await media.file('one', rendition))).toEqual(
    await bytesOf(await here.media.file('one', rendition)),
  );
  expect(await media.placeholder('one')).toBe(await here.media.placeholder('one'));
});

test('a process is there only once something is made, and what it is told wrong is an error here', {
  timeout,
}, async () => {
  // One of a test before may end meanwhile.
  const before = await children();
  const others = async () => (await children()).filter((one) => !before.includes(one));
  const work = open().of('request');
  expect(await others()).toEqual([]);
  await expect(work.photoFormat(new Uint8Array([1, 2, 3]))).rejects.toThrow(/unsupported/);
  expect(await others()).toHaveLength(1);
});

test('a process that is killed amid its work is replaced, and nobody notices', { timeout }, async () => {
  const before = await children();
  const work = open().of('request');
  const master = await work.rasterizeSvg(drawing);
  const [pid] = (await children()).filter((one) => !before.includes(one));
  const pending = Promise.all([100, 320, 640].map((width) => work.rasterizeSvg(drawing).then(() => width)));
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await pending).toEqual([100, 320, 640]);
  expect(new Uint8Array(await work.rasterizeSvg(drawing))).toEqual(new Uint8Array(master));
  expect((await sharp(master).metadata()).width).toBe(1920);
});

test('what is made ahead has the lowest priority', { timeout }, async () => {
  if (!(await readdir('/proc').catch(() => undefined))) return;
  const before = await children();
  await open().of('background').rasterizeSvg(drawing);
  const [pid] = (await children()).filter((one) => !before.includes(one));
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  expect(Number(fields[16])).toBe(19);
});

test('once it is closed no more is made', { timeout }, async () => {
  const pictures = open();
  const pending = pictures.of('request').rasterizeSvg(drawing);
  pictures.close();
  await expect(pending).rejects.toThrow('No more pictures are made.');
});
