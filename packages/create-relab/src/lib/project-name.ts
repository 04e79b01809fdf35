import { basename } from 'node:path';

/** npm's own limit. */
const maxLength = 214;
const reserved: ReadonlySet<string> = new Set(['node_modules', 'favicon.ico', 'relab', 'create-relab']);

/** Why a package cannot be called so, in a sentence; undefined where it can. */
export function nameProblem(name: string): string | undefined {
  if (name === '') return 'A project needs a name, such as my-lab.';
  if (name.length > maxLength) return `A name has at most ${maxLength} characters.`;
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(name))
    return `"${name}" is not a valid name: use small letters, digits, hyphens and dots, beginning with a letter or a digit.`;
  if (reserved.has(name)) return `"${name}" is the name of something else: choose another one.`;
  return undefined;
}

/** The package's name for a folder: that of its last part. */
export const nameOfFolder = (folder: string): string => basename(folder);
