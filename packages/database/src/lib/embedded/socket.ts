import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** The system's limit for the path of a socket is 108 bytes on Linux, 104 elsewhere, the final zero included. */
const longest = 103;

/** Where the socket of a folder's database stands: inside it, or where that path is too long, in the temporary folder. */
export function socketFolder(folder: string): string {
  const inside = join(folder, 'socket');
  if (Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock')) <= longest) return inside;
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `relab-${userInfo().uid}-${short}`);
}
