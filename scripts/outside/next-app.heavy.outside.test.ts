import { expect, test } from 'vitest';
import { createRecord, installExample, openPage, outsideServer } from './outside.ts';

test('a Next.js app reads on the server, and its page asks for nothing of it again', async () => {
  const server = outsideServer();
  const instrument = await createRecord(server, 'Instrument__c', { Name: 'Thermocycler', Room__c: 'E 2' });
  await createRecord(server, 'Booking__c', {
    Name: 'PCR course',
    Instrument__c: instrument,
    Day__c: '2026-12-24',
  });
  const project = await installExample('next-app');
  const env = {
    NEXT_TELEMETRY_DISABLED: '1',
    RELAB_URL: server.address,
    CLIENT_SECRET: server.clientSecret,
  };
  await project.npx(['next', 'build'], env);
  const running = await project.start(
    'npx',
    ['--no-install', 'next', 'start', '--port', '0', '--hostname', '127.0.0.1'],
    /Local:\s+(http:\S+)[\s\S]*Ready/,
    env,
  );
  try {
    const { page, problems, calls } = await openPage(`${running.ready[1]}/`);
    expect(await page.getByRole('listitem').allInnerTexts()).toContainEqual(
      expect.stringMatching(/Thermocycler\s+E 2/),
    );
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Thermocycler' }).click();
    await page.getByText('2026-12-24: PCR course').waitFor();
    expect(calls).toEqual([expect.stringContaining('/related-list-records/')]);
    const write = await fetch(`${running.ready[1]}/services/data/v63.0/ui-api/records`, {
      method: 'POST',
      body: '{}',
    });
    expect(write.status).toBe(405);
    expect(problems).toEqual([]);
  } finally {
    await running.stop();
  }
});
