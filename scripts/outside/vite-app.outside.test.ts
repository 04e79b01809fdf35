import { expect, test } from 'vitest';
import { createRecord, installExample, openPage, outsideServer } from './outside.ts';

test('a Vite app lists records, saves optimistically, and waits for the network without losing anything', async () => {
  const server = outsideServer();
  await createRecord(server, 'Instrument__c', { Name: 'Autoclave', Room__c: 'A 0.01' });
  const project = await installExample('vite-app');
  await project.npx(['tsc']);
  await project.npx(['vite', 'build']);
  const preview = await project.start(
    'npx',
    ['--no-install', 'vite', 'preview', '--port', '0', '--host', '127.0.0.1'],
    /(http:\/\/127\.0\.0\.1:\d+)/,
    { RELAB_URL: server.address },
  );
  try {
    const { page, problems } = await openPage(`${preview.ready[1]}/`);
    await page.getByLabel('E-mail').fill(server.email);
    await page.getByLabel('Password').fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(problems.splice(0)).toHaveLength(1);
    await page.getByLabel('E-mail').fill(server.email);
    await page.getByLabel('Password').fill(server.password);
    await page.getByRole('button', { name: 'Sign in' }).click();

    const row = page.getByRole('button', { name: 'Autoclave' });
    await row.click();
    const form = page.locator('form', { hasText: 'Edit Autoclave' });
    await page.context().setOffline(true);
    await form.getByLabel('Room').fill('D 4.20');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 change waits for the network.').waitFor();
    await expect.poll(() => row.innerText()).toContain('D 4.20');
    await page.context().setOffline(false);
    await page.getByText('1 change waits').waitFor({ state: 'detached' });
    await page.reload();
    await expect.poll(() => row.innerText()).toContain('D 4.20');

    const add = page.locator('form', { hasText: 'Add an instrument' });
    await add.getByLabel('Instrument').fill('Balance');
    await add.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Balance' }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await preview.stop();
  }
});
