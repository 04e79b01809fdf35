import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { type BackupCipher, createCipher } from './cipher.ts';

export const manifestName = 'manifest.json';

/** A path below a folder, which leads nowhere else, whatever a manifest from elsewhere says. */
const path = z
  .string()
  .max(1_000)
  .refine((text) => text.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
  .refine((text) => !/[\\\0:]/.test(text));

const entry = z.object({
  path,
  /** Bytes before encryption. */
  size: z.number().int().nonnegative(),
  /** Of the bytes before encryption, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, when the backup began. */
  begun: z.iso.datetime(),
  release: z.string(),
  /** `elsewhere` where `DATABASE_URL` names one, which is backed up by its own means. */
  database: z.enum(['embedded', 'elsewhere']),
  /** When it was complete: a database can be brought to any moment after. Backups of earlier releases do not say it. */
  ended: z.iso.datetime().optional(),
  /** The log that follows it: the id of its run, and the file in which it begins. Without one no log is archived. */
  log: z
    .object({ archive: z.string().regex(/^[0-9a-f]{16}$/), first: z.string().regex(/^[0-9A-F]{24}$/) })
    .optional(),
  /** Of the key that files are encrypted with; null where they are not. */
  salt: z.string().nullable(),
  folders: z.array(path),
  files: z.array(entry),
});

export type BackupEntry = z.infer<typeof entry>;
export type Manifest = z.infer<typeof manifest>;

const stored = z.object({ manifest: z.string(), signature: z.string().nullable() });

/** With its signature beside it, which nobody can make without the passphrase. */
export function manifestText(written: Manifest, cipher: BackupCipher | undefined): string {
  const text = JSON.stringify(written);
  return JSON.stringify({ manifest: text, signature: cipher?.sign(text) ?? null });
}

export interface ReadBackup {
  readonly manifest: Manifest;
  readonly cipher: BackupCipher | undefined;
}

const parse = <Value>(schema: z.ZodType<Value>, text: string): Value | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** What a backup says that it holds. Throws a BackupError where it cannot be read, was changed, or needs another passphrase. */
export async function readManifest(folder: string, passphrase: string | undefined): Promise<ReadBackup> {
  const file = join(folder, manifestName);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`${folder} is no backup: its ${manifestName} cannot be read.`, { cause });
  });
  const outer = parse(stored, text);
  const read = outer && parse(manifest, outer.manifest);
  if (!outer || !read) throw new BackupError(`${file} is damaged, or of a later release.`);
  if (read.salt === null) return { manifest: read, cipher: undefined };
  if (!passphrase) throw new BackupError('The backup is encrypted: set RELAB_BACKUP_KEY to its passphrase.');
  const cipher = createCipher(passphrase, read.salt);
  if (cipher.sign(outer.manifest) !== outer.signature)
    throw new BackupError(`RELAB_BACKUP_KEY is not the passphrase of this backup, or ${file} was changed.`);
  return { manifest: read, cipher };
}
