import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  createMedia,
  type MediaFormat,
  mediaPath,
  mediaRatios,
  mediaRoutes,
  mediaWidths,
} from '@relab/server/media';
import { openFolder } from '@relab/server/storage';
import sharp from 'sharp';
import { inFolder } from '../server/src/arenas.ts';
import { ms, percentile, table } from '../src/figures.ts';

/**
 * One photo of 4,000 by 3,000 points through all its renditions: how long each takes on first request, how large it is,
 * and how fast one that is there is served. Asked inside the process, with a folder as its store.
 * `node bench/content/renditions.ts [--seconds 1]`.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '1' } } });
const seconds = Number(values.seconds);
const key = 'photo';
const version = '1';
const formats: readonly MediaFormat[] = ['avif', 'webp', 'original'];

/** Shapes and shades of a drawing under the grain of a camera: neither flat nor noise alone. */
async function photo(): Promise<Uint8Array> {
  const circles = Array.from({ length: 60 }, (_, number) => {
    const [x, y, shade] = [(number * 977) % 4000, (number * 613) % 3000, (number * 37) % 255];
    return `<circle cx="${x}" cy="${y}" r="${100 + ((number * 53) % 400)}" fill="rgb(${shade},${255 - shade},${(shade * 3) % 255})" opacity="0.6"/>`;
  });
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#c9c4ba"/>${circles.join('')}</svg>`;
  const grain = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
      background: '#808080',
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return await sharp(Buffer.from(drawing))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}

await inFolder(async (folder) => {
  const bytes = await photo();
  const source = {
    key,
    kind: 'photo',
    version,
    title: 'A photo',
    mimeType: 'image/jpeg',
    placeholder: null,
    focus: { x: 0.3, y: 0.4 },
    source: null,
  };
  const media = createMedia({
    store: openFolder(join(folder, 'media')),
    sources: {
      find: async (wanted) => (wanted === key ? source : undefined),
      savePlaceholder: async () => undefined,
      async *all() {
        yield source;
      },
    },
    renderers: { photo: async () => ({ bytes, mimeType: 'image/jpeg' }) },
  });
  const app = mediaRoutes(media);
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const response = await app.fetch(
      new Request(`http://bench.test${mediaPath}/${key}?version=${version}&${query}`, { headers }),
    );
    if (response.status !== 200 && response.status !== 304)
      throw new Error(`${response.status} ${await response.text()}`);
    return { size: (await response.arrayBuffer()).byteLength, tag: response.headers.get('etag') ?? '' };
  };
  const timed = async (query: string) => {
    const start = performance.now();
    const { size } = await ask(query);
    return { took: performance.now() - start, size };
  };

  const startedAt = performance.now();
  const first = await timed('width=100&format=webp');
  console.log(
    `\nThe photo has ${(bytes.length / 1e6).toFixed(1)} MB. Its first rendition, with the master that all are made of: ${ms(first.took)} ms.`,
  );
  const rows: string[][] = [];
  for (const width of mediaWidths) {
    const cells: string[] = [];
    for (const format of formats) {
      // What exists already does not show how long it takes.
      const { took, size } = await timed(`width=${width}&format=${format}`);
      const isFirst = width === 100 && format === 'webp';
      cells.push(isFirst ? '' : ms(took), (size / 1000).toFixed(1));
    }
    rows.push([String(width), ...cells]);
  }
  console.log(
    `\n${table(['width', ...formats.flatMap((format) => [`${format} ms`, `${format} kB`])], rows)}`,
  );
  for (const ratio of mediaRatios)
    for (const width of mediaWidths)
      for (const format of formats) await ask(`width=${width}&format=${format}&ratio=${ratio}`);
  const made = mediaWidths.length * formats.length * (mediaRatios.length + 1);
  console.log(
    `\nAll ${made}, one after the other: ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`,
  );

  const query = 'width=640&format=avif';
  const { tag } = await ask(query);
  const served: string[][] = [];
  for (const clients of [1, 32])
    for (const [name, headers] of [
      ['200', {}],
      ['304', { 'if-none-match': tag }],
    ] as const) {
      const times: number[] = [];
      const end = performance.now() + seconds * 1000;
      const client = async (): Promise<void> => {
        while (performance.now() < end) {
          const start = performance.now();
          await ask(query, headers);
          times.push(performance.now() - start);
        }
      };
      await Promise.all(Array.from({ length: clients }, client));
      served.push([
        `640 px, AVIF, ${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`,
        Math.round(times.length / seconds).toLocaleString('en'),
        `${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))}`,
      ]);
    }
  console.log(`\n${table(['one that is there', 'a second', 'p50 / p95 ms'], served)}`);
});
