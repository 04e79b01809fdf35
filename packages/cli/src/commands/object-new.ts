import { stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { Command } from '../lib/command.ts';
import { CommandError, wrongArguments } from '../lib/command-error.ts';
import { draftObject, type ObjectDraft } from '../lib/object-draft.ts';
import { printObject } from '../lib/print-object.ts';

const help = `relab object new <API name> --prefix <three characters> --out <file> [options]

Starts the declaration of an object: a TypeScript module with its fields, a layout, a list view and permissions of
clerks, to be gone on with by hand.

  --prefix   what the ids of its records begin with, such as a10
  --out      the file to write, in a folder that exists; a file that is there is left as it is
  --label    what one record is called; from the API name unless told otherwise
  --plural   what several are called
  --field    a field as Name:kind[:option][:required][:unique][:indexed]; may be given more than once

Kinds and what their option is:
  text longText richText email phone url       characters at most   Serial__c:text:40:unique
  number currency percent                      digits               Weight__c:number:8.2
  picklist multiPicklist                       the values           Status__c:picklist:New,Done:required
  reference masterDetail                       the object it is of  Account__c:reference:Account
  autoNumber                                   text before          Name:autoNumber:S-
  date dateTime boolean anyReference           none

Without a field Name it gets one of text. It has an owner, unless it is part of another record (masterDetail).`;

interface Options {
  readonly draft: ObjectDraft;
  readonly out: string;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    label: text,
    plural: text,
    prefix: text,
    out: text,
    field: { ...text, multiple: true },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const [message] = (error as Error).message.split('. ');
    throw wrongArguments(`${message}. See relab object new --help.`);
  }
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [apiName, ...more] = positionals;
  const { label, plural, prefix, out, field: fields = [] } = values;
  if (apiName === undefined || more.length > 0 || prefix === undefined || out === undefined)
    throw wrongArguments('One API name, --prefix and --out are needed. See relab object new --help.');
  return { draft: draftObject({ apiName, label, plural, prefix, fields }), out };
}

async function write(out: string, text: string): Promise<void> {
  const folder = dirname(out);
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new CommandError(`--out ${out}: there is no folder ${folder}.`);
  await writeFile(out, text, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      error.code === 'EEXIST'
        ? `--out ${out} is there already, and left as it is.`
        : `--out ${out} cannot be written: ${error.message}.`,
      1,
      error,
    );
  });
}

/** `relab object new`: starts the file that declares an object. */
export const objectNew: Command = {
  name: 'object new',
  summary: 'starts the declaration of an object',
  help,
  async run(args, { say }) {
    const { draft, out } = readOptions(args);
    await write(out, printObject(draft));
    const constant = draft.apiName.replace(/__c$/, '');
    const targets = [...new Set(draft.fields.flatMap(({ options }) => options.to ?? []))].map(String);
    say(`${out}: ${draft.apiName}, fields ${draft.fields.length}`);
    say(
      `Next: say in permissions who else may do what, and add ${constant} to the objects that the server starts with.`,
    );
    if (targets.length > 0) say(`It refers to ${targets.join(' and ')}: declared there too.`);
    say('The next start makes its table, and every start after a change of the declaration changes it.');
  },
};
