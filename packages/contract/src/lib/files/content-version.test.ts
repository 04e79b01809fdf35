import { expect, test } from 'vitest';
import { describedCallsOf } from '../../server.ts';
import { buildRequest } from '../build-request.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { openapi } from '../openapi.ts';
import { pathNames } from '../path.ts';
import { account } from '../records/record.fixture.ts';
import { createContentDocumentAndVersion, createContentVersion } from './content-version.ts';
import { ContentDocumentComposite } from './content-version-schemas.ts';

const fileData = new File(['%PDF'], 'manual.pdf', { type: 'application/pdf' });

test('D-096, C-061: an upload answers a document, its links and its version, all of them records', () => {
  const composite = { contentDocument: account, contentDocumentLinks: [account], contentVersion: account };
  expect(neededMembers(ContentDocumentComposite, composite)).toEqual([
    'contentDocument',
    'contentDocumentLinks',
    'contentVersion',
  ]);
  expect(fitsWith(ContentDocumentComposite, composite, ['contentDocumentLinks'], account)).toBe(false);
  expect(fitsWith(ContentDocumentComposite, composite, ['contentVersion'], {})).toBe(false);
});

test('D-097, C-062: an upload has a file; title and description may be missing', () => {
  expect(checkConfig(createContentDocumentAndVersion, { fileData })).toEqual([]);
  expect(checkConfig(createContentDocumentAndVersion, { fileData, title: 'a', description: 'b' })).toEqual(
    [],
  );
  expect(checkConfig(createContentDocumentAndVersion, { title: 'a' })).toEqual([
    { path: ['fileData'], message: 'Expected "object" but received "undefined"' },
  ]);
});

test('D-098, C-062: a document is named only where a version is added to it', () => {
  expect(pathNames(createContentVersion.path)).toContain('contentDocumentId');
  expect(pathNames(createContentDocumentAndVersion.path)).not.toContain('contentDocumentId');
  expect(checkConfig(createContentVersion, { fileData })).toHaveLength(1);
  expect(buildRequest(createContentVersion, { contentDocumentId: '069', fileData }).url).toBe(
    '/services/data/v63.0/ui-api/records/content-documents/069/content-versions',
  );
});

test.each([
  ['%PDF', 'Expected "object" but received "string"'],
  [null, 'Expected "object" but received "null"'],
  [[1], 'Expected "object" but received "array"'],
  [{ name: 'manual.pdf' }, 'Expected "Blob" but received "object"'],
])('D-150, C-133: file data %j is no file', (wrong, message) => {
  expect(checkConfig(createContentDocumentAndVersion, { fileData: wrong })).toEqual([
    { path: ['fileData'], message },
  ]);
});

test('X-44: a file travels in a part of its own, all else as JSON in the part json', async () => {
  const { headers, body } = buildRequest(createContentVersion, {
    contentDocumentId: '069000000000001AAA',
    title: 'Manual',
    description: 'Second edition',
    fileData,
  });
  expect(headers).not.toHaveProperty('content-type');
  const sent = await new Response(body).formData();
  expect([...sent.keys()]).toEqual(['json', 'fileData']);
  const json = sent.get('json');
  expect(json).toMatchObject({ type: 'application/json' });
  expect(json instanceof Blob && JSON.parse(await json.text())).toEqual({
    title: 'Manual',
    description: 'Second edition',
  });
  const file = sent.get('fileData');
  expect(file).toMatchObject({ name: 'manual.pdf', type: 'application/pdf' });
  expect(file instanceof Blob && (await file.text())).toBe('%PDF');
});

test('X-44: the documentation of the calls tells the parts, and that texts may stand in parts of their own', () => {
  const document = JSON.parse(
    JSON.stringify(openapi(describedCallsOf('files'), { title: 'Relab', version: '1' })),
  );
  const operation =
    document.paths['/services/data/v63.0/ui-api/records/content-documents/content-versions'].post;
  const { schema, encoding } = operation.requestBody.content['multipart/form-data'];
  expect(Object.keys(schema.properties)).toEqual(['json', 'title', 'description', 'fileData']);
  expect(Object.keys(schema.properties.json.properties)).toEqual(['title', 'description']);
  expect(schema.required).toContain('fileData');
  expect(encoding).toEqual({ json: { contentType: 'application/json' } });
});
