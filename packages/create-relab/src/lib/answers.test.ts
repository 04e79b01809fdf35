import { expect, test } from 'vitest';
import { completeAnswers } from './answers.ts';
import { readOptions } from './options.ts';

/** Answers questions one after the other, and notes what was said. */
function person(...replies: readonly string[]) {
  const left = [...replies];
  const said: string[] = [];
  const ask = async (question: string): Promise<string> => {
    said.push(question);
    const reply = left.shift();
    if (reply === undefined) throw new Error(`Nobody was to be asked: ${question}`);
    return reply;
  };
  return { ask, say: (line: string) => void said.push(line), said };
}

const complete = (args: readonly string[], { ask, say }: ReturnType<typeof person>) =>
  completeAnswers(readOptions(args), ask, say);

test('somebody who presses Enter three times gets what is proposed', async () => {
  expect(await complete([], person('', '', ''))).toMatchObject({
    template: { name: 'app' },
    folder: 'my-lab',
    name: 'my-lab',
    install: true,
  });
});

test('a template is chosen by its number or its name, and a wrong one is prompted for again', async () => {
  const byNumber = person('9', '4', 'bench', 'no');
  expect(await complete([], byNumber)).toMatchObject({
    template: { name: 'server' },
    name: 'bench',
    install: false,
  });
  expect(byNumber.said.join('\n')).toContain('Choose a number from 1 to 4.');
  expect(await complete([], person('org', 'bench', ''))).toMatchObject({ template: { name: 'org' } });
});

test('a name that npm would not take is asked for again with the reason', async () => {
  const { ask, say, said } = person('My Lab', 'node_modules', 'my-lab', '');
  await completeAnswers(readOptions(['--template', 'org']), ask, say);
  expect(said.join('\n')).toMatch(
    /"My Lab" is not a valid name[\s\S]*"node_modules" is the name of something else/,
  );
});

test('what the command line says is not asked', async () => {
  const answers = await complete(['deep/inside/bench', '--template', 'server', '--no-install'], person());
  expect(answers).toMatchObject({ template: { name: 'server' }, folder: 'deep/inside/bench', name: 'bench' });
  expect(answers.install).toBe(false);
});

test('with --yes nobody is asked, and what is not said is as proposed', async () => {
  expect(await complete(['--yes'], person())).toMatchObject({ template: { name: 'app' }, folder: 'my-lab' });
});

test('where nobody can be asked, what is missing is an error that names the flags', async () => {
  const asking = completeAnswers(readOptions(['--template', 'app']), undefined, () => undefined);
  await expect(asking).rejects.toThrow('say --template (app, shop, org or server) and --name, or --yes');
});

test.each([
  [['--template', 'market'], 'There is no template "market": choose app, shop, org or server.'],
  [['a', '--name', 'b'], 'There is one project to make, and 2 names were given: a, b.'],
  [['--colour'], "Unknown option '--colour'. See npm create relab -- --help."],
] as const)('%j is an error of one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});

test('a name on the command line that is not valid is an error', async () => {
  await expect(complete(['-y', 'Größe'], person())).rejects.toThrow('"Größe" is not a valid name');
  await expect(complete(['-y', 'x'.repeat(215)], person())).rejects.toThrow('at most 214 characters');
});
