import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Site } from './server.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const example = /```tsx\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('the site of the README has two pages, and a status for what is none', async () => {
  // Where git does not look.
  const folder = new URL('../dist/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL('readme.tsx', folder), example);
  const { respond }: { respond: Site } = await import(`${new URL('readme.tsx', folder)}`);
  const open = async (path: string) => {
    const request = new Request(`https://rotors.example${path}`);
    const response = await respond(request, {}, () => Promise.reject(new Error('No form is read.')));
    return { status: response.status, html: await response.text() };
  };
  const home = await open('/');
  expect(home.status).toBe(200);
  expect(home.html).toContain('<title>Rotors</title>');
  expect(home.html).toContain('<a href="/rotors/5810">Rotors</a>');
  const rotor = await open('/rotors/F-34%26');
  expect(rotor.html).toContain('<title>Rotor F-34&amp;</title>');
  expect(rotor.html).toMatch(/<h1>Rotor .*F-34&amp;<\/h1>/);
  expect((await open('/centrifuges')).status).toBe(404);
});
