import { expect, test } from 'vitest';
import { documentedSamples, sampleErrors, samplesOf } from './samples.ts';

test('a sample of code may lean on what its document has imported before', () => {
  const text = "# A\n\n```ts\nimport { a } from 'a';\na();\n```\n\n```sh\nls\n```\n\n```tsx\nb(a);\n```\n";
  expect(samplesOf('a.md', text)).toEqual([
    { document: 'a.md', line: 4, code: "import { a } from 'a';\na();\n", imports: [] },
    { document: 'a.md', line: 13, code: 'b(a);\n', imports: ["import { a } from 'a';"] },
  ]);
});

test('names of the reader’s own are free; what packages export and take is not', async () => {
  const sample = (code: string) => ({ document: 'a.md', line: 10, code, imports: [] });
  const errors = await sampleErrors([
    sample(
      "import { getRecord } from '@relab/client/records';\nshow(await getRecord(client, { recordId }));\n",
    ),
    sample("import { getRecrod } from '@relab/client/records';\n"),
    sample(
      "import { createClient } from '@relab/client';\nconst client = createClient({ fetch });\nclient.nothing();\n",
    ),
  ]);
  expect(errors).toEqual([
    expect.stringMatching(/^a\.md:10: .*getRecrod/),
    expect.stringMatching(/^a\.md:12: .*nothing/),
  ]);
}, 120_000);

test('all samples of documents fit the packages', async () => {
  const samples = await documentedSamples();
  expect(samples.length).toBeGreaterThan(20);
  expect(await sampleErrors(samples)).toEqual([]);
}, 120_000);
