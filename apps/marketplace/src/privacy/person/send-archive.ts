import { notFound } from '@relab/server/http';

/** A file that nobody stores on the way; 404 where there is none. */
export function sendArchive(archive: Uint8Array | undefined): Response {
  if (!archive) throw notFound();
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="personal-data.zip"',
    'Cache-Control': 'no-store',
  };
  return new Response(Buffer.from(archive), { headers });
}
