import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from '../packages/build-packages.ts';
import { parseOptions, type ReleaseOptions } from './options.ts';
import { builtFolders, copyPackages } from './package-copies.ts';
import { commitRelease, releaseChanges } from './prepare.ts';
import { publishFolders } from './publish.ts';
import { ReleaseError } from './release-error.ts';
import { openRepository } from './repository.ts';
import { currentVersion } from './versions.ts';

const root = join(import.meta.dirname, '../..');

/** Where npm can prove what a package was built from: pipelines that give out signed identities. */
const canProve = (env: NodeJS.ProcessEnv): boolean =>
  env.ACTIONS_ID_TOKEN_REQUEST_URL !== undefined || env.SIGSTORE_ID_TOKEN !== undefined;

const report = (line: string): void => console.log(line);

async function dryRun({ version, registry }: ReleaseOptions): Promise<void> {
  const changes = releaseChanges(openRepository(root), version, new Date());
  for (const file of changes.keys()) report(`${file} would be changed`);
  await buildPackages();
  const folder = mkdtempSync(join(tmpdir(), 'relab-release-'));
  try {
    const copies = copyPackages(folder, version, changes.get('CHANGELOG.md'));
    await publishFolders(copies, { dryRun: true, registry, provenance: false, report });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function release({ version, registry }: ReleaseOptions): Promise<void> {
  if (!canProve(process.env)) {
    const where = 'GitHub Actions with "id-token: write", or GitLab with a SIGSTORE_ID_TOKEN';
    throw new ReleaseError(
      `npm signs where packages were built only in a pipeline: ${where}. Here, use --dry-run.`,
    );
  }
  const repository = openRepository(root);
  const changes = releaseChanges(repository, version, new Date());
  // Before the commit: what does not build is no release.
  await buildPackages();
  commitRelease(repository, version, changes);
  await buildPackages();
  await publishFolders(builtFolders(), { dryRun: false, registry, provenance: true, report });
  report(`Released ${version}: push the commit and its tag with "git push --follow-tags".`);
}

try {
  const options = parseOptions(process.argv.slice(2), currentVersion(root));
  await (options.dryRun ? dryRun(options) : release(options));
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
