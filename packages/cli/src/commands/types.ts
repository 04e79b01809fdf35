import { parseArgs } from 'node:util';
import { baseOf } from '../lib/base-url.ts';
import type { Command, Surroundings } from '../lib/command.ts';
import { CommandError, wrongArguments } from '../lib/command-error.ts';
import { moduleBody, moduleChanges, moduleObjects } from '../lib/module-changes.ts';
import { type ObjectModel, objectModel } from '../lib/object-model.ts';
import { readOut, requireFolder, writeOut } from '../lib/out-file.ts';
import { printModule } from '../lib/print-module.ts';
import { readObjects } from '../lib/read-objects.ts';
import { readPicklists } from '../lib/read-picklists.ts';
import { requestHeaders } from '../lib/request-headers.ts';
import { createSendCall, createSendRequest, type SendCall } from '../lib/send-call.ts';

const help = `relab types --url <address> --objects <names> --out <file> [options]

Writes the fields of objects as one TypeScript module, so that reads and writes know their types.

  --url        where the API is, such as https://example.my.host
  --objects    API names, with commas between: Product2,Account
  --out        the file to write, in a folder that exists
  --header     'name: value', sent with each request; may be given more than once
  --token-env  the name of an environment variable that holds a token, sent as Authorization: Bearer
  --check      writes nothing, and fails with what has changed where the file is older than the server;
               without --objects those of the file are looked at

References between the named objects are followed. Of other objects only the id and the name are known.
What may be written is what whoever asks may write: ask as somebody who may do what the application does.
Picklists are the values that are active now; where the server does not answer them they are texts.`;

interface Options {
  readonly url: string;
  readonly objects: readonly string[];
  readonly out: string;
  readonly header: readonly string[];
  readonly tokenName: string | undefined;
  readonly check: boolean;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    url: text,
    objects: { ...text, multiple: true },
    out: text,
    header: { ...text, multiple: true },
    'token-env': text,
    check: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    throw wrongArguments(`${message}. See relab types --help.`);
  }
}

function readOptions(args: readonly string[]): Options {
  const { url, objects, out, header, 'token-env': tokenName, check = false } = parse(args);
  const names = (objects ?? []).flatMap((each) => each.split(',')).map((name) => name.trim());
  const named = [...new Set(names.filter((name) => name !== ''))];
  if (url === undefined || out === undefined || (named.length === 0 && !check))
    throw wrongArguments('--url, --objects and --out are needed. See relab types --help.');
  const wrong = named.find((name) => !/^[A-Za-z]\w*$/.test(name));
  if (wrong !== undefined) throw wrongArguments(`--objects: ${wrong} is no API name.`);
  return { url: baseOf(url), objects: named, out, header: header ?? [], tokenName, check };
}

type Reporter = Pick<Surroundings, 'complain' | 'now'>;

/** Asks for the objects, as one module. */
async function makeModule(
  url: string,
  names: readonly string[],
  send: SendCall,
  { complain, now }: Reporter,
): Promise<{ readonly text: string; readonly count: string }> {
  const objects = await readObjects(send, names);
  const generated = new Set(objects.map(({ apiName }) => apiName));
  const models: ObjectModel[] = [];
  for (const object of objects) {
    const picklists = await readPicklists(send, object);
    if (!picklists) complain(`${object.apiName}: the server does not answer its picklists; they are texts.`);
    models.push(objectModel(object, picklists, generated));
  }
  const fields = models.reduce((sum, model) => sum + model.fields.length, 0);
  const text = printModule(models, { url, date: now() });
  return { text, count: `objects ${models.length}, fields ${fields}` };
}

/** Writes the module, unless it would say the same as the file does; answers what was done, in a sentence. */
async function writeTypes(
  { url, objects, out }: Options,
  send: SendCall,
  reporter: Reporter,
): Promise<string> {
  await requireFolder(out);
  const { text, count } = await makeModule(url, objects, send, reporter);
  // What cannot be read cannot be written either, and that error is reported then.
  const before = await readOut(out).catch(() => undefined);
  if (before !== undefined && moduleBody(before) === moduleBody(text)) return `${out}: unchanged, ${count}`;
  await writeOut(out, text);
  return `${out}: ${count}`;
}

/** Throws a CommandError with what has changed since the file was written. */
async function checkTypes(
  { url, objects, out }: Options,
  send: SendCall,
  reporter: Reporter,
): Promise<string> {
  const before = await readOut(out);
  if (before === undefined) throw new CommandError(`--out ${out}: there is no such file to check.`);
  const names = objects.length > 0 ? objects : moduleObjects(before);
  if (names.length === 0) throw new CommandError(`--out ${out}: this is no module of relab types.`);
  const { text, count } = await makeModule(url, names, send, reporter);
  const changes = moduleChanges(before, text);
  if (changes.length === 0) return `${out}: as the server has it, ${count}`;
  const lines = changes.map((change) => `  ${change}`).join('\n');
  throw new CommandError(
    `${out} is older than ${url}: make it again with relab types, and see what the compiler says.\n${lines}`,
  );
}

/** `relab types`: requests the infos of objects from a server, and writes their fields as a module. */
export const types: Command = {
  name: 'types',
  summary: 'writes the types of objects from a server',
  help,
  async run(args, surroundings) {
    const { fetch, env, say } = surroundings;
    const options = readOptions(args);
    const { headers, redact } = requestHeaders(options.header, options.tokenName, env);
    try {
      const send = createSendCall(createSendRequest(options.url, headers, fetch));
      say(await (options.check ? checkTypes : writeTypes)(options, send, surroundings));
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      // Servers say back what they were sent.
      throw new CommandError(redact(error.message), error.exitCode, error);
    }
  },
};
