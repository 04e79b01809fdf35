import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandsOf, commandsRunHere, operatingGuide, otherCommands } from './commands.fixture.ts';

const root = join(import.meta.dirname, '../../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test('each command of the operating guide is run by a test, or named with what is checked in its place', () => {
  const commands = new Set(commandsOf(operatingGuide()));
  expect(commands.size).toBeGreaterThan(30);
  expect([...commands].sort()).toEqual([...commandsRunHere, ...Object.keys(otherCommands)].sort());
});

test.each(Object.entries(otherCommands))(
  'what is checked in place of %s is there',
  (_, { test, files = [], services = [] }) => {
    expect(test ?? files[0] ?? services[0]).toBeDefined();
    for (const path of [...(test ? [test] : []), ...files])
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    for (const service of services) expect(read('deploy/compose/compose.yaml')).toContain(`\n  ${service}:`);
  },
);

const settingsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\b((?:RELAB|AWS|DATABASE|OTEL)_[A-Z0-9_]*[A-Z0-9])\b/g)].map(([name]) => name),
  ),
];

test('each setting that the guide names is described, and each that is described is read', () => {
  const described = settingsIn(read('docs/settings.md'));
  expect(settingsIn(operatingGuide()).filter((name) => !described.includes(name))).toEqual([]);
  const sources = globSync('apps/marketplace/src/{*.ts,settings/*.ts,privacy/*.ts}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map(read)
    .join('\n');
  const unread = described.filter((name) => !sources.includes(name.replace(/_FILE$/, '')));
  expect(unread).toEqual([]);
});
