import type { Headers } from '../../server/src/load/request.ts';
import { type RunningServer, type ServerProgram, startServer } from '../../server/src/server.ts';
import { anew, floor, payload, relab } from './peers.ts';
import { picturesIn, type Question, questionNames, titlesIn } from './questions.ts';

/** One way to send a request, to one server. */
export interface Side {
  readonly title: string;
  readonly server: RunningServer;
  readonly status: 200 | 304;
  path(question: Question, turn: number): string;
  headers(question: Question): Headers;
}

const none: Headers = {};

async function requireAll(title: string, { port }: RunningServer, question: Question, path: string) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const body = await response.text();
  if (!response.ok)
    throw new Error(`${title} answers ${path} with ${response.status}: ${body.slice(0, 300)}`);
  for (const wanted of titlesIn[question])
    if (!body.includes(`"${wanted}"`)) throw new Error(`${title}, ${path}: "${wanted}" is missing.`);
  const found = body.match(/"What picture \d+ shows"/g)?.length ?? 0;
  if (found < picturesIn[question]) throw new Error(`${title}, ${path}: only ${found} pictures.`);
  return response;
}

/** Starts the servers and looks at an answer of each to each question. Of Payload only where it is installed. */
export async function startSides(
  urls: { readonly ours: string; readonly payload: string | undefined },
  servers: RunningServer[],
): Promise<readonly Side[]> {
  const start = async (program: ServerProgram, url: string) => {
    const server = await startServer(program, { url });
    servers.push(server);
    return server;
  };
  const whole = (title: string, server: RunningServer, path: Side['path']): Side => ({
    title,
    server,
    status: 200,
    path,
    headers: () => none,
  });
  const floorServer = await start(floor, urls.ours);
  const relabServer = await start(relab, urls.ours);
  const tags = new Map<Question, string>();
  for (const question of questionNames) {
    await requireAll('Floor', floorServer, question, floor.paths[question]);
    const { headers } = await requireAll('Relab', relabServer, question, relab.paths[question]);
    tags.set(question, headers.get('etag') ?? '');
  }
  const sides = [
    whole('floor', floorServer, (question) => floor.paths[question]),
    whole('made anew', relabServer, (question, turn) => anew(relab.paths[question], turn)),
    whole('200', relabServer, (question) => relab.paths[question]),
    {
      ...whole('304', relabServer, (question) => relab.paths[question]),
      status: 304,
      headers: (question) => ({ 'if-none-match': tags.get(question) ?? '' }),
    } satisfies Side,
  ];
  if (urls.payload === undefined) return sides;
  const payloadServer = await start(payload, urls.payload);
  for (const question of questionNames)
    await requireAll('Payload', payloadServer, question, payload.paths[question]);
  return [...sides, whole('Payload', payloadServer, (question) => payload.paths[question])];
}
