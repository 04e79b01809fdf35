import { types } from '../commands/types.ts';
import type { Command, Surroundings } from './command.ts';
import { CommandError } from './command-error.ts';

const commands: readonly Command[] = [types];

const help = `relab <command> [options]

Commands
${commands.map(({ name, summary }) => `  ${name.padEnd(8)}${summary}`).join('\n')}

\`relab <command> --help\` says more of each.`;

const asksForHelp = (arg: string | undefined): boolean => arg === '--help' || arg === '-h';

/** Runs `relab` with these arguments and answers its exit code: 0 done, 1 not done, 2 wrong arguments. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { say, complain } = surroundings;
  const [name, ...rest] = args;
  if (asksForHelp(name)) {
    say(help);
    return 0;
  }
  const command = commands.find((each) => each.name === name);
  if (!command) {
    complain(name === undefined ? help : `There is no command ${name}.\n\n${help}`);
    return 2;
  }
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
