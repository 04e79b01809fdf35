import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRecord, installExample, outsideServer, requestToken } from './outside.ts';

const example = join(import.meta.dirname, '../../examples/server');

test('a server with two objects of its own has fewer than sixty lines', async () => {
  const files = await Promise.all(
    ['server.ts', 'objects.ts'].map((file) => readFile(join(example, file), 'utf8')),
  );
  const lines = files
    .flatMap((text) => text.split('\n'))
    .filter((line) => /\S/.test(line) && !line.startsWith('//'));
  expect(lines.length).toBeLessThan(60);
});

test('a server of one’s own type-checks against what would be published', async () => {
  const project = await installExample('server');
  expect(await project.npx(['tsc'])).not.toContain('error');
});

test('a server of one’s own serves records, related lists and its description', async () => {
  const server = outsideServer();
  const instrument = await createRecord(server, 'Instrument__c', { Name: 'Spectrometer' });
  await createRecord(server, 'Booking__c', {
    Name: 'Course',
    Instrument__c: instrument,
    Day__c: '2026-12-01',
  });
  const headers = {
    authorization: `Bearer ${await requestToken(server)}`,
    'content-type': 'application/json',
  };
  const response = await fetch(
    `${server.address}/services/data/v63.0/ui-api/related-list-records/${instrument}/Bookings__r`,
    { method: 'POST', headers, body: JSON.stringify({ fields: ['Booking__c.Name'] }) },
  );
  expect(await response.json()).toMatchObject({ records: [{ fields: { Name: { value: 'Course' } } }] });
  const openApi = await fetch(`${server.address}/openapi.json`);
  expect(await openApi.json()).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
});
