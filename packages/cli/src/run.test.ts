import { expect, test } from 'vitest';
import { relab } from './commands/command.fixture.ts';

test.each(['--help', '-h'])('relab %s lists the commands', async (flag) => {
  const { exitCode, said, complained } = await relab([flag]);
  expect({ exitCode, complained }).toEqual({ exitCode: 0, complained: '' });
  expect(said).toMatch(/types +writes the types of objects from a server/);
  expect(said).toMatch(/object new +starts the declaration of an object/);
});

test('relab types --help says what it needs, whatever else is there, and asks nobody', async () => {
  const { exitCode, said, asked } = await relab(['types', '--url', 'https://org.test', '--help']);
  expect(exitCode).toBe(0);
  for (const option of ['--url', '--objects', '--out', '--header', '--token-env'])
    expect(said).toContain(option);
  expect(asked).toEqual([]);
});

test('a command of two words has help of its own, and is not there by half', async () => {
  const { exitCode, said } = await relab(['object', 'new', '-h']);
  expect(exitCode).toBe(0);
  expect(said).toMatch(/^relab object new <API name>/);
  expect((await relab(['object'])).complained).toMatch(/^There is no command object\./);
});

test('no command, and one that there is not, answer the list and exit code 2', async () => {
  const none = await relab([]);
  expect(none).toMatchObject({ exitCode: 2, said: '' });
  expect(none.complained).toContain('relab <command> [options]');
  const unknown = await relab(['typs']);
  expect(unknown.exitCode).toBe(2);
  expect(unknown.complained).toMatch(/^There is no command typs\.\n\nrelab <command>/);
});

test('a mistake of the program itself is not taken for one of the person who calls it', async () => {
  const env = new Proxy({}, { get: () => Symbol('no text') as unknown as string });
  await expect(
    relab(['types', '--url', 'https://org.test', '--objects', 'User', '--out', '@out', '--token-env', 'A'], {
      env,
    }),
  ).rejects.toThrow(TypeError);
});
