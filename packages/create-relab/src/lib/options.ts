import { parseArgs } from 'node:util';
import { CreateError } from './create-error.ts';
import { findTemplate, templateNames, templates } from './templates.ts';

/** The options of the command line; undefined ones are prompted for. */
export interface Options {
  readonly template: string | undefined;
  /** The folder to make; its last part is the project's name. */
  readonly folder: string | undefined;
  /** Whether dependencies are installed. */
  readonly install: boolean | undefined;
  /** Missing options get their defaults, without prompts. */
  readonly yes: boolean;
  readonly help: boolean;
}

export const help = `npm create relab [folder] -- [options]

Makes a small project on Relab.

  --template    ${templateNames}
  --name        the project's folder, whose last part is its name; as [folder]
  --no-install  leaves \`npm install\` to you
  --yes         asks nothing: what is not said is as proposed
  --help        this text

${templates.map(({ name, title }) => `  ${name.padEnd(8)}${title}`).join('\n')}`;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        template: { type: 'string' },
        name: { type: 'string' },
        install: { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    const [message] = (cause as Error).message.split('. ');
    throw new CreateError(`${message}. See npm create relab -- --help.`, { cause });
  }
}

/** Reads the command line. Throws a CreateError for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const folders = [...positionals, ...(values.name === undefined ? [] : [values.name])];
  if (folders.length > 1)
    throw new CreateError(
      `There is one project to make, and ${folders.length} names were given: ${folders.join(', ')}.`,
    );
  if (values.template !== undefined && !findTemplate(values.template))
    throw new CreateError(`There is no template "${values.template}": choose ${templateNames}.`);
  return {
    template: values.template,
    folder: folders[0],
    install: values.install,
    yes: values.yes ?? false,
    help: values.help ?? false,
  };
}
