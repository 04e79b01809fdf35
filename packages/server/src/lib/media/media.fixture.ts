import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ByteStore, readAllBytes } from '../storage/byte-store.ts';
import { openFolder } from '../storage/folder-bytes.ts';
import { createMedia, type Media, type MediaOptions, type ServedFile } from './media.ts';
import type { MediaRenderer, MediaSource, MediaSources } from './media-source.ts';

export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">
<rect width="960" height="720" fill="#e9e4da"/><rect x="300" y="200" width="360" height="320" fill="#31507a"/></svg>`;

export function picture(key: string, more: Partial<MediaSource> = {}): MediaSource {
  return {
    key,
    kind: 'drawing',
    version: '1',
    title: `Picture ${key}`,
    mimeType: 'image/webp',
    placeholder: null,
    source: {},
    ...more,
  };
}

/** The bytes of a file that is there. */
export async function bytesOf(file: ServedFile | undefined): Promise<Uint8Array<ArrayBuffer>> {
  if (!file) throw new Error('There is no such file.');
  return await readAllBytes({ body: await file.open() });
}

export interface Bench {
  readonly media: Media;
  readonly folder: string;
  readonly store: ByteStore;
  readonly saved: Map<string, string>;
  readonly lines: string[];
  /** How often the drawing renderer was called. */
  renders(): number;
}

/** A media store over a folder of its own, with sources in memory and a renderer that counts. */
export async function setUpMedia(
  sources: readonly MediaSource[],
  renderers: Readonly<Record<string, MediaRenderer>> = {},
  more: Partial<MediaOptions> = {},
): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-media-'));
  // A master may still be written.
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }));
  const store = more.store ?? openFolder(folder);
  const saved = new Map<string, string>();
  const lines: string[] = [];
  let renders = 0;
  const port: MediaSources = {
    async find(key) {
      const source = sources.find((known) => known.key === key);
      return source && { ...source, placeholder: saved.get(key) ?? source.placeholder };
    },
    async savePlaceholder(key, placeholder) {
      saved.set(key, placeholder);
    },
    async *all() {
      yield* sources;
    },
  };
  const media = createMedia({
    store,
    sources: port,
    renderers: {
      drawing: async () => {
        renders += 1;
        return { svg: drawing };
      },
      ...renderers,
    },
    log: (line) => lines.push(line),
    ...more,
  });
  return { media, folder, store, saved, lines, renders: () => renders };
}
