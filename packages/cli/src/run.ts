import { objectNew } from './commands/object-new.ts';
import { recordResponses } from './commands/record.ts';
import { types } from './commands/types.ts';
import type { Command, Surroundings } from './lib/command.ts';
import { CommandError } from './lib/command-error.ts';

const commands: readonly Command[] = [types, recordResponses, objectNew];

const help = `relab <command> [options]

Commands
${commands.map(({ name, summary }) => `  ${name.padEnd(12)}${summary}`).join('\n')}

\`relab <command> --help\` says more of each.`;

/** The name of a command may have several. */
const wordsOf = ({ name }: Command): readonly string[] => name.split(' ');

const asksForHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

/** Runs `relab` with these arguments and answers its exit code: 0 done, 1 not done, 2 wrong arguments. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { say, complain } = surroundings;
  const [name] = args;
  if (asksForHelp(name)) {
    say(help);
    return 0;
  }
  const command = commands.find((each) => wordsOf(each).every((word, at) => args[at] === word));
  if (!command) {
    complain(name === undefined ? help : `There is no command ${name}.\n\n${help}`);
    return 2;
  }
  const rest = args.slice(wordsOf(command).length);
  if (rest.some(asksForHelp)) {
    say(command.help);
    return 0;
  }
  try {
    await command.run(rest, surroundings);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    complain(`relab ${command.name}: ${error.message}`);
    return error.exitCode;
  }
}
