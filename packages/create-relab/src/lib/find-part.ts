import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** In the published package all parts lie in one folder; in the repository they are the examples, and `parts`. */
const places = ['../../templates/', '../../parts/', '../../../../examples/'];

/** The folder of a part of a template. */
export function findPart(name: string): string {
  const found = places
    .map((place) => fileURLToPath(new URL(place + name, import.meta.url)))
    .find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`This package was packed without its part "${name}".`);
  return found;
}
