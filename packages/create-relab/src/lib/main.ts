import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { type Ask, completeAnswers } from './answers.ts';
import { CreateError } from './create-error.ts';
import { findPart } from './find-part.ts';
import { help, readOptions } from './options.ts';
import { writeProject } from './write-project.ts';

const say = (line: string): void => console.log(line);

/** A terminal's lines. An end of the input, as by Ctrl-D, ends the questions too. */
function openQuestions(): { readonly ask: Ask; close(): void } {
  if (!process.stdin.isTTY) return { ask: undefined, close: () => undefined };
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new CreateError('\nNothing was made.')));
  });
  // Closed at the end of the questions too, when nobody waits any more.
  ended.catch(() => undefined);
  return { ask: (question) => Promise.race([lines.question(question), ended]), close: () => lines.close() };
}

/** Runs `npm install` in the folder, as whoever started this would; true where it has worked. */
function installDependencies(folder: string): Promise<boolean> {
  const npm = spawn('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return new Promise((resolve) => {
    npm.once('error', () => resolve(false));
    npm.once('close', (code) => resolve(code === 0));
  });
}

async function create(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    say(help);
    return 0;
  }
  const questions = openQuestions();
  const answers = await completeAnswers(options, questions.ask, say).finally(questions.close);
  const { template, folder, install } = answers;
  await writeProject(answers, findPart);
  say(`\n${folder} is made.`);
  const isInstalled = install && (await installDependencies(folder));
  if (install && !isInstalled)
    say('\nIts dependencies could not be installed; the project is there all the same.');
  const steps = [`cd ${folder}`, ...(isInstalled ? [] : ['npm install']), ...template.start];
  say(`\nGo on with\n\n${steps.map((step) => `  ${step}`).join('\n')}\n\nand read its README.md.`);
  return install && !isInstalled ? 1 : 0;
}

/** Makes a project as the command line and the answers say. Answers the exit code: 0 made, 1 not made, or not installed. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    return await create(args);
  } catch (error) {
    if (!(error instanceof CreateError)) throw error;
    console.error(error.message);
    return 1;
  }
}
