import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { stagedPackage, tarballFolder } from './build-folders.ts';
import type { PublicPackage } from './public-packages.ts';

/** A package as a registry would get it. */
export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** Where it lies. */
  readonly file: string;
  /** Bytes of it, and of what it becomes where it is installed. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly string[];
}

interface PackedPackage extends Omit<Tarball, 'file' | 'files'> {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const runProgram = promisify(execFile);

/** Packs a built package with npm, as publishing does, into `build/tarballs`. */
export async function packPackage(name: PublicPackage): Promise<Tarball> {
  mkdirSync(tarballFolder, { recursive: true });
  const { stdout } = await runProgram(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', tarballFolder],
    { cwd: stagedPackage(name), maxBuffer: 64 * 1024 * 1024 },
  );
  const [packed] = JSON.parse(stdout) as readonly PackedPackage[];
  if (!packed) throw new Error(`npm packed nothing of @relab/${name}.`);
  const { version, size, unpackedSize, filename, files } = packed;
  return {
    name: packed.name,
    version,
    size,
    unpackedSize,
    file: join(tarballFolder, filename),
    files: files.map(({ path }) => path),
  };
}
