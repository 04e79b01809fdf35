import { CreateError } from './create-error.ts';
import type { Options } from './options.ts';
import { nameOfFolder, nameProblem } from './project-name.ts';
import { findTemplate, type Template, templateNames, templates } from './templates.ts';

/** Prompts for one line; undefined without a terminal, as in a script. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/** What is to be made. */
export interface Answers {
  readonly template: Template;
  readonly folder: string;
  readonly name: string;
  readonly install: boolean;
}

const proposedFolder = 'my-lab';

const notAsked = (): CreateError =>
  new CreateError(
    `Nobody can be asked here: say --template (${templateNames}) and --name, or --yes for what is proposed.`,
  );

/** A number, or a template's name; an empty answer is the first. */
export function chooseTemplate(answer: string): Template | undefined {
  const text = answer.trim().toLowerCase();
  if (text === '') return templates[0];
  return /^\d+$/.test(text) ? templates[Number(text) - 1] : findTemplate(text);
}

async function askTemplate(ask: NonNullable<Ask>, say: (line: string) => void): Promise<Template> {
  say('What is it going to be?\n');
  for (const [at, { title }] of templates.entries()) say(`  ${at + 1}  ${title}`);
  for (;;) {
    const chosen = chooseTemplate(await ask('\nNumber (1): '));
    if (chosen) return chosen;
    say(`Choose a number from 1 to ${templates.length}.`);
  }
}

async function askFolder(ask: NonNullable<Ask>, say: (line: string) => void): Promise<string> {
  for (;;) {
    const folder = (await ask(`Name (${proposedFolder}): `)).trim() || proposedFolder;
    const problem = nameProblem(nameOfFolder(folder));
    if (problem === undefined) return folder;
    say(problem);
  }
}

const askInstall = async (ask: NonNullable<Ask>): Promise<boolean> =>
  !/^\s*n/i.test(await ask('Install its dependencies now? (yes) '));

/** Prompts for what the command line left open. Throws a CreateError without a terminal, or where a name is not valid. */
export async function completeAnswers(
  { template: named, folder: given, install, yes }: Options,
  ask: Ask,
  say: (line: string) => void,
): Promise<Answers> {
  const problem = given === undefined ? undefined : nameProblem(nameOfFolder(given));
  if (problem !== undefined) throw new CreateError(problem);
  const isOpen = named === undefined || given === undefined;
  if (isOpen && !yes && !ask) throw notAsked();
  const prompt = yes ? undefined : ask;
  const chosen = named === undefined ? undefined : findTemplate(named);
  const template = chosen ?? (prompt ? await askTemplate(prompt, say) : templates[0]);
  if (!template) throw notAsked();
  const folder = given ?? (prompt ? await askFolder(prompt, say) : proposedFolder);
  return {
    template,
    folder,
    name: nameOfFolder(folder),
    install: install ?? (prompt && isOpen ? await askInstall(prompt) : true),
  };
}
