import { callAsProgram } from '../../../lib/program.ts';

/** The browser's further reads, with the token that it never sees. Whoever opens the page reads as the program does. */
async function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const response = await callAsProgram(pathname + search, {
    method: request.method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(request.method === 'POST' && { body: await request.text() }),
  });
  return new Response(response.body, {
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/json' },
  });
}

export { forward as GET };

/** Reads of related lists are posted, since their parameters may be long. Every other post would write. */
export async function POST(request: Request): Promise<Response> {
  const isRead = new URL(request.url).pathname.includes('/ui-api/related-list-records/');
  return isRead ? await forward(request) : new Response(null, { status: 405 });
}
