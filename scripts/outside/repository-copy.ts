import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mustRun } from './program.ts';

const root = join(import.meta.dirname, '../..');

/** Links what is installed, but for our own packages: those are the copy's. */
function linkInstalled(folder: string): void {
  const target = join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['@relab', '.cache'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(target, name));
  // Relative links, which lead into the copy from there.
  cpSync(join(root, 'node_modules/@relab'), join(target, '@relab'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const nested of globSync('{packages,apps}/*/node_modules', { cwd: root }).map(String))
    if (existsSync(join(folder, dirname(nested)))) symlinkSync(join(root, nested), join(folder, nested));
}

/** A repository of one commit with the files of this one as they are now, and with `files` in place of its own. */
export async function copyRepository(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const listed = await mustRun('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const file of listed.split('\n').filter((line) => line !== '' && existsSync(join(root, line)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // Links stay links: one of them leads to a folder.
    cpSync(join(root, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  linkInstalled(folder);
  const git = (...args: readonly string[]) => mustRun('git', args, { cwd: folder });
  await git('init', '--quiet');
  // Linked, so that patterns for folders do not leave them out.
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n');
  await git('config', 'user.name', 'Release');
  await git('config', 'user.email', 'release@relab.example');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Begin');
}
