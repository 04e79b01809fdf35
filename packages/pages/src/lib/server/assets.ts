import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build made, as a document needs it. */
export interface Assets {
  readonly entry: string;
  readonly style: string;
  readonly fonts: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly isEntry?: boolean;
}

/** Reads a language's manifest from the folder that holds the browser's files. */
export async function readAssets(folder: string, locale: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(folder, `.vite/${locale}.json`), 'utf8')) as Readonly<
    Record<string, Chunk>
  >;
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`The build in ${folder} has no entry.`);
  const files = [...new Set(Object.values(manifest).flatMap((chunk) => [...(chunk.css ?? []), chunk.file]))];
  const styles = await Promise.all(
    files.filter((file) => file.endsWith('.css')).map((file) => readFile(join(folder, file), 'utf8')),
  );
  const style = styles.join('');
  return {
    entry: `/${entry.file}`,
    style,
    fonts: [
      ...new Set(Array.from(style.matchAll(/url\((["']?)([^)"']+\.woff2)\1\)/g), (match) => match[2] ?? '')),
    ],
  };
}
