import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Respond = (response: ServerResponse) => void;

export interface TestVies {
  readonly url: string;
  /** `POST {"countryCode":"FR",…}` and so on, in order. */
  readonly requests: string[];
  respond: Respond;
}

export const json =
  (body: unknown, status = 200): Respond =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** A service on this machine whose responses each test sets; it ends with the test. */
export async function openVies(respond: Respond): Promise<TestVies> {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${await textOf(request)}`);
    vies.respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const vies: TestVies = { url: `http://127.0.0.1:${port}/check-vat-number`, requests, respond };
  return vies;
}
