import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type OpenedPage, openPage } from './outside.ts';
import { mustRun, runProgram } from './program.ts';
import { installProject, type OutsideProject } from './project.ts';

/** An empty folder to make projects in. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-create-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Where `npm create` looks for the package, which brings nothing but itself. */
const fromRegistry = () => ({ npm_config_registry: inject('registry'), npm_config_yes: 'true' });

async function createProject(template: string): Promise<OutsideProject> {
  const parent = await openFolder();
  const args = ['create', 'relab', 'bench', '--', '--template', template, '--no-install'];
  const said = await mustRun('npm', args, { cwd: parent, env: fromRegistry() });
  expect(said).toMatch(/bench is made\.[\s\S]*cd bench\n\s+npm install\n\s+npm start/);
  return await installProject(join(parent, 'bench'), { registry: inject('registry') });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

test('npm create relab makes a server that type-checks and starts', async () => {
  const project = await createProject('server');
  await project.npx(['tsc']);
  const running = await project.start('npm', ['start'], /(http:\S+): sign in as/, { PORT: '0' });
  expect((await fetch(`${running.ready[1]}/readyz`)).status).toBe(200);
  await running.stop();
});

test('npm create relab makes an app with a server, which one command starts', async () => {
  const project = await createProject('app');
  await project.npx(['tsc', '-p', 'server']);
  await project.npx(['tsc', '-p', 'app']);
  const port = String(await freePort());
  const env = { PORT: port, RELAB_URL: `http://localhost:${port}` };
  const running = await project.start('npm', ['start'], /Local:\s+(http:\/\/localhost:\d+)/, env);
  const { page } = await openPage(`${running.ready[1]}/`);
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await running.stop();
});

/** What a visitor of the shop does, from the home page to an order; gives what stands on the last page. */
async function buy(page: OpenedPage['page']): Promise<string> {
  await page.getByRole('searchbox').fill('flask 500');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Erlenmeyer flask, 500 ml' }).click();
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'To the checkout' }).click();
  const typed = { 'E-mail': 'buyer@lab.example', Name: 'Bo Buyer', Street: 'Ring 1', Town: 'Hamburg' };
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Postal code').fill('20144');
  await page.getByLabel('Number of your purchase order').fill('PO-77');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Two at 8.60, 7.40 to send them, 19 % of that.
  await page.getByRole('row', { name: 'Total €29.27' }).waitFor();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('heading', { name: /order GW-/ }).waitFor();
  return await page.getByRole('main').innerText();
}

test('npm create relab makes a shop, which sells with a script and without', async () => {
  const project = await createProject('shop');
  await project.npx(['tsc']);
  const running = await project.start('npm', ['start'], /(http:\S+): the shop is open/, { PORT: '0' });
  const { page, problems, calls } = await openPage(`${running.ready[1]}/`);
  expect(await buy(page)).toContain('€29.27');
  expect(calls.length).toBeGreaterThan(0);
  expect(problems).toEqual([]);
  const plain = await openPage(`${running.ready[1]}/`, { javaScriptEnabled: false });
  expect(await buy(plain.page)).toContain('€29.27');
  expect(plain.calls).toEqual([]);
  await running.stop();
});

test('npm create relab makes an app for an org, which says what it needs', async () => {
  const project = await createProject('org');
  await project.npx(['tsc']);
  await project.npx(['vite', 'build']);
  const args = ['--no-install', 'vite', '--port', String(await freePort())];
  const running = await project.start('npx', args, /Local:\s+(http:\/\/localhost:\d+)/);
  const { page } = await openPage(`${running.ready[1]}/`);
  expect(await page.getByRole('alert').innerText()).toContain('VITE_ORG_URL and VITE_CLIENT_ID');
  await running.stop();
});

test('npm create relab leaves a folder that is not empty as it is, and says so', async () => {
  const parent = await openFolder();
  const args = ['create', 'relab', 'bench', '--', '--template', 'server', '--no-install'];
  await mustRun('npm', args, { cwd: parent, env: fromRegistry() });
  const again = await runProgram('npm', args, { cwd: parent, env: fromRegistry() });
  expect(again.output).toContain('bench is not empty');
  expect(again.code).toBe(1);
});
