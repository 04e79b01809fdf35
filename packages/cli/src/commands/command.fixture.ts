import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Surroundings } from '../lib/command.ts';
import { objectInfos, productPicklists } from '../lib/object-infos.fixture.ts';
import { run } from '../run.ts';

export interface Asked {
  readonly url: string;
  readonly headers: Headers;
}

export const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status });

const refusal = (errorCode: string, message: string) => [{ errorCode, message }];

/** A server that has the objects of the fixture. */
export function answer(path: string): Response {
  const [, names] = /\/object-info\/batch\/([^/]+)$/.exec(path) ?? [];
  if (names !== undefined) {
    const results = names.split(',').map((name) => {
      const known = Object.keys(objectInfos).find((each) => each.toLowerCase() === name.toLowerCase());
      const result = objectInfos[known ?? ''];
      return result
        ? { statusCode: 200, result }
        : { statusCode: 404, result: refusal('INVALID_TYPE', `${name} is not supported.`) };
    });
    return json(200, { results });
  }
  const [, recordTypeId = ''] = /\/Product2\/picklist-values\/(\w+)$/.exec(path) ?? [];
  const picklists = productPicklists[recordTypeId];
  return picklists ? json(200, picklists) : json(404, refusal('NOT_FOUND', 'There is no such call.'));
}

export interface Ran {
  readonly exitCode: number;
  readonly said: string;
  readonly complained: string;
  readonly asked: readonly Asked[];
  /** What stands in the file that `--out` names, where there is one. */
  readonly written: string | undefined;
}

/** Runs `relab` with these arguments, `@out` standing for a file in a folder that is there only for this run; `before` is what it holds already. */
export async function relab(
  args: readonly string[],
  given: Partial<Surroundings> = {},
  before?: string,
): Promise<Ran> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-cli-'));
  const out = join(folder, 'records.ts');
  const asked: Asked[] = [];
  const said: string[] = [];
  const complained: string[] = [];
  if (before !== undefined) await writeFile(out, before);
  const fetch = given.fetch ?? (async (url) => answer(new URL(url).pathname));
  try {
    const exitCode = await run(
      args.map((arg) => arg.replace('@out', out)),
      {
        env: {},
        now: () => new Date('2026-11-23T10:00:00Z'),
        say: (line) => said.push(line),
        complain: (line) => complained.push(line),
        ...given,
        fetch: (url, init) => {
          asked.push({ url, headers: new Headers(init.headers) });
          return fetch(url, init);
        },
      },
    );
    const written = await readFile(out, 'utf8').catch(() => undefined);
    const plain = (lines: readonly string[]) => lines.join('\n').replaceAll(folder, '');
    return { exitCode, said: plain(said), complained: plain(complained), asked, written };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
