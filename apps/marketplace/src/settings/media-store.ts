import { isAbsolute } from 'node:path';
import type { Environment } from './read-value.ts';
import { SettingError } from './setting-error.ts';

/** A bucket of a service that speaks S3. */
export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const bucketNames = ['RELAB_MEDIA_S3_ENDPOINT', 'RELAB_MEDIA_S3_BUCKET'] as const;
const keyNames = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

/** The keys have the names that every tool of these services reads. Neither is repeated in errors. */
export function bucketService(env: Environment): Bucket | undefined {
  const [endpoint, bucket] = bucketNames.map((name) => env[name] || undefined);
  if (endpoint === undefined && bucket === undefined) return undefined;
  const missing = [...bucketNames, ...keyNames].find((name) => !env[name]);
  if (missing !== undefined || endpoint === undefined || bucket === undefined) {
    throw new SettingError(
      `${missing} must be set as well: files are kept in a bucket with all of ${[...bucketNames, ...keyNames].join(', ')}.`,
    );
  }
  const url = URL.parse(endpoint);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    throw new SettingError(
      'RELAB_MEDIA_S3_ENDPOINT must be the address of the service without bucket and keys, such as https://s3.eu-central-1.amazonaws.com.',
    );
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new SettingError(
      `RELAB_MEDIA_S3_BUCKET must be the name of a bucket, such as relab-media; it is "${bucket}".`,
    );
  }
  return {
    endpoint: url.href,
    bucket,
    region: env.RELAB_MEDIA_S3_REGION || 'us-east-1',
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
    sessionToken: env.AWS_SESSION_TOKEN || undefined,
  };
}

/** A folder of its own for uploads and pictures, which processes on several machines may share. */
export function mediaFolder(env: Environment): string | undefined {
  const folder = env.RELAB_MEDIA_FOLDER;
  if (!folder) return undefined;
  if (!isAbsolute(folder)) {
    throw new SettingError(
      `RELAB_MEDIA_FOLDER must be the whole path of a folder, such as /srv/relab/media; it is "${folder}".`,
    );
  }
  const bucket = bucketNames.find((name) => env[name]);
  if (bucket !== undefined) {
    throw new SettingError(
      `RELAB_MEDIA_FOLDER and ${bucket} are both set: uploads have one place. Remove one.`,
    );
  }
  return folder;
}
