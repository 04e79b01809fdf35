import { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { notFound } from '@relab/server/http';

/** Sent while it is made, and stored nowhere on the way; 404 where there is none. */
export function sendArchive(archive: AsyncIterable<Uint8Array> | undefined): Response {
  if (!archive) throw notFound();
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="personal-data.zip"',
    'Cache-Control': 'no-store',
  };
  return new Response(NodeReadableStream.from(archive) as ReadableStream, { headers });
}
