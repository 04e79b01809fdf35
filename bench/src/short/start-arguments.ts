import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What `npm start` starts Node with: the flags, and the script's whole path. */
export async function startArguments(): Promise<readonly string[]> {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const [, ...args] = manifest.scripts.start.split(' ');
  return args.map((arg) => (arg.startsWith('-') ? arg : join(root, arg)));
}
