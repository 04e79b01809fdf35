import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { baseOf } from '../lib/base-url.ts';
import type { Command } from '../lib/command.ts';
import { CommandError, wrongArguments } from '../lib/command-error.ts';
import { requireFolder, writeOut } from '../lib/out-file.ts';
import { readObjects } from '../lib/read-objects.ts';
import type { FieldTypes } from '../lib/record/mask-body.ts';
import { createMasker } from '../lib/record/masker.ts';
import { recordedPath } from '../lib/record/recorded-path.ts';
import { type Exchange, maskExchanges, type Recording, recordedObjects } from '../lib/record/recording.ts';
import { requestHeaders } from '../lib/request-headers.ts';
import { createSendCall, createSendRequest, type SendCall, type SendRequest } from '../lib/send-call.ts';

const help = `relab record --url <address> --get <path> --out <file> [options]

Records what an org answers, without personal data, so that tests can play it back (@relab/client/testing).

  --url        where the API is, such as https://example.my.host
  --get        what an app requests, such as 'ui-api/records/001…?fields=Account.Name'; may be given more than once
  --out        the file to write (JSON), in a folder that exists
  --header     'name: value', sent with each request; may be given more than once
  --token-env  the name of an environment variable that holds a token, sent as Authorization: Bearer

Ids become others, the same throughout. E-mail addresses, telephone numbers, web addresses, postal addresses, names and all
other texts become letters and digits by chance, days move. Picklists, numbers, times and what describes objects stay.`;

interface Options {
  readonly url: string;
  readonly paths: readonly string[];
  readonly out: string;
  readonly header: readonly string[];
  readonly tokenName: string | undefined;
}

function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const several = { ...text, multiple: true } as const;
  const options = { url: text, get: several, out: text, header: several, 'token-env': text } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    throw wrongArguments(`${message}. See relab record --help.`);
  }
  const { url, get = [], out, header = [], 'token-env': tokenName } = values;
  if (url === undefined || out === undefined || get.length === 0)
    throw wrongArguments('--url, --get and --out are needed. See relab record --help.');
  return { url: baseOf(url), paths: [...new Set(get.map(recordedPath))], out, header, tokenName };
}

async function readTypes(send: SendCall, names: readonly string[]): Promise<FieldTypes> {
  if (names.length === 0) return new Map();
  const objects = await readObjects(send, names);
  return new Map(
    objects.flatMap(({ apiName, fields }) =>
      fields.map((field) => [`${apiName}.${field.apiName}`, field.dataType] as const),
    ),
  );
}

async function record(paths: readonly string[], send: SendRequest): Promise<readonly Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const url of paths) {
    const body = await send({ method: 'GET', url, headers: { accept: 'application/json' } }, url);
    exchanges.push({ method: 'GET', url, status: 200, body });
  }
  const types = await readTypes(createSendCall(send), recordedObjects(exchanges));
  return maskExchanges(exchanges, createMasker(randomBytes(32)), types);
}

/** `relab record`: requests what an app does, and writes the responses without personal data. */
export const recordResponses: Command = {
  name: 'record',
  summary: 'records what an org answers, without personal data, for tests',
  help,
  async run(args, { fetch, env, say, now }) {
    const { url, paths, out, header, tokenName } = readOptions(args);
    const { headers, redact } = requestHeaders(header, tokenName, env);
    try {
      await requireFolder(out);
      const exchanges = await record(paths, createSendRequest(url, headers, fetch));
      const recorded = now().toISOString().slice(0, 10);
      const recording: Recording = { relab: 'recording 1', recorded, exchanges };
      await writeOut(out, `${JSON.stringify(recording, null, 2)}\n`);
      say(`${out}: responses ${exchanges.length}`);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      // Servers say back what they were sent.
      throw new CommandError(redact(error.message), error.exitCode, error);
    }
  },
};
