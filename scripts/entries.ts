import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** In their order: the entries of the client follow from those of the contract, the hooks from the client's. */
export const packages = ['contract', 'client', 'react'] as const;

/** What a package has generated: the paths of files with their texts, as they stand before the formatter. */
export async function generatedFiles(
  name: (typeof packages)[number],
): Promise<Readonly<Record<string, string>>> {
  const script = `../packages/${name}/scripts/entries.ts`;
  const { generated } = (await import(script)) as {
    generated(): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  };
  const files = Object.entries(await generated());
  return Object.fromEntries(files.map(([file, text]) => [join(root, 'packages', name, file), text]));
}
