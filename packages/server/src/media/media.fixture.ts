import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createMedia, type Media } from './media.ts';
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

export interface Bench {
  readonly media: Media;
  readonly folder: string;
  readonly saved: Map<string, string>;
  readonly lines: string[];
  /** How often the drawing renderer was called. */
  renders(): number;
}

/** A media store over a folder of its own, with sources in memory and a renderer that counts. */
export async function setUpMedia(
  sources: readonly MediaSource[],
  renderers: Readonly<Record<string, MediaRenderer>> = {},
): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
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
    folder,
    sources: port,
    renderers: {
      drawing: async () => {
        renders += 1;
        return { svg: drawing };
      },
      ...renderers,
    },
    log: (line) => lines.push(line),
  });
  return { media, folder, saved, lines, renders: () => renders };
}
