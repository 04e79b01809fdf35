import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { ScriptedIndexes } from './scripted-indexes.fixture.ts';
import { Unknown } from './scripted-query.fixture.ts';

/** Takes the place of one response. */
export type Fault = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A server that speaks as much of OpenSearch's language as the adapter does, and refuses everything else with 400. */
export interface ScriptedOpenSearch {
  /** With user and password. */
  readonly url: string;
  readonly indexes: ScriptedIndexes;
  /** Method and path of each request. */
  readonly requests: string[];
  readonly bodies: string[];
  /** Each is the response to one request; those for a path wait for it. */
  readonly faults: { readonly path?: RegExp; readonly respond: Fault }[];
  close(): Promise<void>;
}

export const answer =
  (status: number, body: unknown = {}): Fault =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const password = 'päss/word';
const authorization = `Basic ${Buffer.from(`relab:${password}`).toString('base64')}`;

export async function startScriptedOpenSearch(): Promise<ScriptedOpenSearch> {
  const indexes = new ScriptedIndexes();
  const requests: string[] = [];
  const bodies: string[] = [];
  const faults: ScriptedOpenSearch['faults'] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://scripted.test');
    const body = await text(request);
    requests.push(`${request.method} ${url.pathname}`);
    bodies.push(body);
    const at = faults.findIndex(({ path }) => path === undefined || path.test(url.pathname));
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    if (fault) return fault.respond(request, response, body);
    if (request.headers.authorization !== authorization)
      return answer(401, { error: 'Unauthorized' })(request, response, body);
    try {
      const { status, body: json } = indexes.respond(
        request.method ?? '',
        url.pathname,
        url.searchParams,
        body,
      );
      answer(status, json)(request, response, body);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const type = error instanceof Unknown ? 'parsing_exception' : 'json_parse_exception';
      answer(400, { error: { type, reason }, status: 400 })(request, response, body);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://relab:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    ...{ indexes, requests, bodies, faults },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
