import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReleaseError } from './release-error.ts';

const runProgram = promisify(execFile);

export interface PublishOptions {
  readonly dryRun: boolean;
  readonly registry: string | undefined;
  /** Whether npm signs where a package was built, which it can in a pipeline alone. */
  readonly provenance: boolean;
  readonly report: (line: string) => void;
}

interface Identity {
  readonly name: string;
  readonly version: string;
}

const npm = async (folder: string, args: readonly string[]) =>
  await runProgram('npm', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 });

const outputOf = (error: unknown): string => {
  const { stdout = '', stderr = '' } = Object(error) as {
    readonly stdout?: string;
    readonly stderr?: string;
  };
  return `${stdout}\n${stderr}`;
};

const registryArgs = (registry: string | undefined): readonly string[] =>
  // By scope too: a project's own `.npmrc` may name another one for ours.
  registry === undefined ? [] : ['--registry', registry, `--@relab:registry=${registry}`];

/** Whether a registry has a version of a package. Throws where it cannot be reached. */
async function isPublished(folder: string, { name, version }: Identity, registry: string | undefined) {
  try {
    const args = ['view', `${name}@${version}`, 'version', '--json', '--prefer-online'];
    const { stdout } = await npm(folder, [...args, ...registryArgs(registry)]);
    return stdout.trim() !== '';
  } catch (error) {
    if (outputOf(error).includes('E404')) return false;
    throw new ReleaseError(`The registry does not say whether it has ${name}@${version}: ${outputOf(error)}`);
  }
}

/**
 * Publishes built packages, each after those that it depends on. What the registry has already is left out, so that a release that
 * was interrupted is continued by the same command. Stops at the first that fails, with npm's message.
 */
export async function publishFolders(folders: readonly string[], options: PublishOptions): Promise<void> {
  const { dryRun, registry, provenance, report } = options;
  for (const folder of folders) {
    const identity = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Identity;
    const title = `${identity.name}@${identity.version}`;
    if (await isPublished(folder, identity, registry)) {
      report(`${title} is published already`);
      continue;
    }
    const args = ['publish', '--access', 'public', '--ignore-scripts', `--provenance=${provenance}`];
    // Whatever precedes a final version must not become what everybody installs.
    const tag = identity.version.includes('-') ? ['--tag', 'next'] : [];
    try {
      await npm(folder, [...args, ...tag, ...(dryRun ? ['--dry-run'] : []), ...registryArgs(registry)]);
    } catch (error) {
      const next = 'What was published before it stays so; the same command continues here.';
      throw new ReleaseError(`${title} could not be published. ${next}\n${outputOf(error)}`);
    }
    report(dryRun ? `${title} would be published` : `${title} is published`);
  }
}
