import { readFileSync } from 'node:fs';
import type { Environment } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** Settings that nobody else may read: each may stand in a file, which `…_FILE` names. */
const secretNames = [
  'RELAB_SECRET',
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'RELAB_SMTP',
  'RELAB_STRIPE_KEY',
  'RELAB_STRIPE_WEBHOOK_SECRET',
  'RELAB_ASSIST_KEY',
  'RELAB_SEARCH_URL',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'RELAB_BACKUP_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const;

function readSecretFile(name: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new SettingError(`The file ${path}, which ${name}_FILE names, cannot be read${code}.`, { cause });
  }
  if (text === '') throw new SettingError(`The file ${path}, which ${name}_FILE names, is empty.`);
  return text;
}

/** The environment with the contents of files in place of their names. Errors name files, never what is in them. */
export function withSecretFiles(env: Environment): Environment {
  const read = secretNames.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) throw new SettingError(`${name} and ${name}_FILE are both set. Remove one.`);
    return [[name, readSecretFile(name, path)] as const];
  });
  return { ...env, ...Object.fromEntries(read) };
}

/** As many characters as a key needs that is made at random. */
const minSecretLength = 32;

/** The key that signs sessions and links; the same for all processes of an installation. */
export function installationSecret(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (text.length < minSecretLength) {
    throw new SettingError(
      `RELAB_SECRET must have at least ${minSecretLength} characters, made at random, such as those of "openssl rand -base64 48".`,
    );
  }
  return text;
}
