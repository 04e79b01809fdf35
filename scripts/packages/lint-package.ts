import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { stagedPackage } from './build-folders.ts';
import { type PublicPackage, readManifest } from './public-packages.ts';
import type { Tarball } from './tarballs.ts';

/**
 * What resolution of modules as Node did before packages of ESM cannot find, on purpose: these packages are ESM alone, and
 * so is every bundler and Node since 20.19 (`require` of ESM included).
 */
const isOfOldResolution = (problem: object): boolean =>
  'resolutionKind' in problem &&
  (problem.resolutionKind === 'node10' || problem.resolutionKind === 'node16-cjs');

/** What `publint` and `@arethetypeswrong/core` say about a built package, a sentence each. */
export async function lintPackage(name: PublicPackage, tarball: Tarball): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: stagedPackage(name), pack: false, strict: true });
  const linted = messages.map((message) => `publint: ${formatMessage(message, pkg, { color: false })}`);
  if (!readManifest(name).exports) return linted;
  const analysis = await checkPackage(
    createPackageFromTarballData(new Uint8Array(readFileSync(tarball.file))),
    {
      excludeEntrypoints: [/\.css$/],
    },
  );
  if (!analysis.types) return [...linted, 'are the types wrong: there are none'];
  const wrong = analysis.problems.filter((problem) => !isOfOldResolution(problem));
  return [...linted, ...wrong.map((problem) => `are the types wrong: ${JSON.stringify(problem)}`)];
}
