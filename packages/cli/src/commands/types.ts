import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '../lib/command.ts';
import { CommandError, wrongArguments } from '../lib/command-error.ts';
import { type ObjectModel, objectModel } from '../lib/object-model.ts';
import { printModule } from '../lib/print-module.ts';
import { readObjects } from '../lib/read-objects.ts';
import { readPicklists } from '../lib/read-picklists.ts';
import { requestHeaders } from '../lib/request-headers.ts';
import { createSendCall, type SendCall } from '../lib/send-call.ts';

const help = `relab types --url <address> --objects <names> --out <file> [options]

Writes the fields of objects as one TypeScript module, so that reads and writes know their types.

  --url        where the API is, such as https://example.my.host
  --objects    API names, with commas between: Product2,Account
  --out        the file to write, in a folder that exists
  --header     'name: value', sent with each request; may be given more than once
  --token-env  the name of an environment variable that holds a token, sent as Authorization: Bearer

References between the named objects are followed. Of other objects only the id and the name are known.
What may be written is what whoever asks may write: ask as somebody who may do what the application does.
Picklists are the values that are active now; where the server does not answer them they are texts.`;

interface Options {
  readonly url: string;
  readonly objects: readonly string[];
  readonly out: string;
  readonly header: readonly string[];
  readonly tokenName: string | undefined;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    url: text,
    objects: { ...text, multiple: true },
    out: text,
    header: { ...text, multiple: true },
    'token-env': text,
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    throw wrongArguments(`${message}. See relab types --help.`);
  }
}

function baseOf(url: string): string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw wrongArguments(`--url ${url}: an address begins with https:// or http://.`);
  return parsed.origin + parsed.pathname.replace(/\/+$/, '');
}

function readOptions(args: readonly string[]): Options {
  const { url, objects, out, header, 'token-env': tokenName } = parse(args);
  const names = (objects ?? []).flatMap((each) => each.split(',')).map((name) => name.trim());
  const named = [...new Set(names.filter((name) => name !== ''))];
  if (url === undefined || out === undefined || named.length === 0)
    throw wrongArguments('--url, --objects and --out are needed. See relab types --help.');
  const wrong = named.find((name) => !/^[A-Za-z]\w*$/.test(name));
  if (wrong !== undefined) throw wrongArguments(`--objects: ${wrong} is no API name.`);
  return { url: baseOf(url), objects: named, out, header: header ?? [], tokenName };
}

async function checkFolder(out: string): Promise<void> {
  const folder = dirname(out);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandError(`--out ${out}: there is no folder ${folder}.`);
}

/** Asks for the objects and writes them; answers what was written, in a sentence. */
async function writeTypes(
  { objects: names, out }: Options,
  send: SendCall,
  complain: (line: string) => void,
) {
  await checkFolder(out);
  const objects = await readObjects(send, names);
  const generated = new Set(objects.map(({ apiName }) => apiName));
  const models: ObjectModel[] = [];
  for (const object of objects) {
    const picklists = await readPicklists(send, object);
    if (!picklists) complain(`${object.apiName}: the server does not answer its picklists; they are texts.`);
    models.push(objectModel(object, picklists, generated));
  }
  await writeFile(out, printModule(models)).catch((error: Error) => {
    throw new CommandError(`--out ${out} cannot be written: ${error.message}.`, 1, error);
  });
  const count = models.reduce((sum, { fields }) => sum + fields.length, 0);
  return `${out}: objects ${models.length}, fields ${count}`;
}

/** `relab types`: asks a server for the infos of objects, and writes their fields as a module. */
export const types: Command = {
  name: 'types',
  summary: 'writes the types of objects from a server',
  help,
  async run(args, { fetch, env, say, complain }) {
    const options = readOptions(args);
    const { headers, redact } = requestHeaders(options.header, options.tokenName, env);
    try {
      say(await writeTypes(options, createSendCall(options.url, headers, fetch), complain));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      // Servers say back what they were sent.
      throw new CommandError(redact(error.message), error.exitCode, error);
    }
  },
};
