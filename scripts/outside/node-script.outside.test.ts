import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installExample, outsideServer, requestToken } from './outside.ts';
import { runProgram } from './program.ts';

test('a Node script imports by generated types, does nothing twice, and names what was rejected', async () => {
  const server = outsideServer();
  const { address, clientSecret } = server;
  const project = await installExample('node-script');
  const env = { RELAB_URL: address, CLIENT_SECRET: clientSecret };
  // The first lines name the server and the day.
  const readTypes = async () =>
    (await readFile(join(project.folder, 'records.ts'), 'utf8')).replace(/^(?:\/\/.*\n)+/, '');
  const committed = await readTypes();
  const args = ['relab', 'types', '--url', address, '--objects', 'Instrument__c,Booking__c'];
  await project.npx([...args, '--out', 'records.ts', '--token-env', 'TOKEN'], {
    TOKEN: await requestToken(server),
  });
  expect(await readTypes()).toBe(committed);
  expect(await project.npx(['tsc'])).not.toContain('error');

  expect(await project.node(['import.ts', 'instruments.csv'], env)).toContain(
    '3 created, 0 updated, 0 unchanged',
  );
  expect(await project.node(['import.ts', 'instruments.csv'], env)).toContain(
    '0 created, 0 updated, 3 unchanged',
  );
  await writeFile(join(project.folder, 'wrong.csv'), `,B 1\nPlate reader,${'x'.repeat(300)}\n`);
  const wrong = await runProgram(process.execPath, ['import.ts', 'wrong.csv'], { cwd: project.folder, env });
  expect(wrong).toMatchObject({
    code: 1,
    output: expect.stringContaining('Plate reader: Room: data value too large'),
  });
  expect(wrong.output).toContain('0 created, 0 updated, 0 unchanged, 2 rejected');
});
