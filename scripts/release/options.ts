import { parseArgs } from 'node:util';
import { ReleaseError } from './release-error.ts';
import { isVersion } from './versions.ts';

export interface ReleaseOptions {
  readonly version: string;
  /** Everything but what others would see: no commit, no tag, and npm publishes with `--dry-run`. */
  readonly dryRun: boolean;
  /** Another registry than npm's own configuration names. */
  readonly registry: string | undefined;
}

const usage =
  'npm run release -- VERSION [--dry-run] [--registry URL], such as: npm run release -- 0.2.0 --dry-run';

/** The options of a command line. Throws `ReleaseError` with the usage for what is none. */
export function parseOptions(args: readonly string[], current: string): ReleaseOptions {
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { 'dry-run': { type: 'boolean', default: false }, registry: { type: 'string' } },
      });
    } catch (error) {
      throw new ReleaseError(`${error instanceof Error ? error.message : error}\n${usage}`);
    }
  })();
  const dryRun = values['dry-run'];
  // A dry run shows what there is as it would be published now.
  const [version = dryRun ? current : undefined, ...others] = positionals;
  if (version === undefined || others.length > 0) throw new ReleaseError(`One version is needed.\n${usage}`);
  if (!isVersion(version)) throw new ReleaseError(`${version} is not a version of three numbers.\n${usage}`);
  if (values.registry !== undefined && !URL.canParse(values.registry)) {
    throw new ReleaseError(`${values.registry} is not the address of a registry.\n${usage}`);
  }
  return { version, dryRun, registry: values.registry };
}
