import { Agent, get, type IncomingHttpHeaders } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type RequestHeaders = Readonly<Record<string, string>>;

export const receive = (url: string, headers: RequestHeaders): Promise<Received> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

/** Responses a second to so many clients, each of which sends the next request after each response. */
export async function rateOf(
  url: string,
  headers: RequestHeaders,
  { seconds = 1, clients = 16 }: { readonly seconds?: number; readonly clients?: number } = {},
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let responses = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await receive(url, headers);
      if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
      responses++;
    }
  };
  await Promise.all(Array.from({ length: clients }, ask));
  return (responses / (performance.now() - begun)) * 1_000;
}
