import { expect, test } from 'vitest';
import { writeZip } from '../../../archive/write-zip.ts';
import { contentKey } from '../../../content-key.ts';
import { transferLimits } from '../limits.ts';
import { readArchive } from './read-archive.ts';

const archiveOf = (count: number, keyOf: (name: string) => string) =>
  writeZip(
    Array.from({ length: count }, (_, at) => {
      const apiName = `mass_${at}`;
      const meta = {
        apiName,
        contentKey: keyOf(apiName),
        externalId: null,
        language: 'en_US',
        path: [],
        type: 'sfdc_cms__news',
      };
      return {
        name: `folders/${meta.type}/${apiName}/_meta.json`,
        bytes: Buffer.from(JSON.stringify(meta)),
      };
    }),
  );

test('an archive of more contents than one job moves is refused in a sentence', {
  timeout: 60_000,
}, async () => {
  await expect(readArchive(archiveOf(transferLimits.contents + 1, contentKey))).rejects.toThrow(
    `An archive has ${transferLimits.contents} contents at most.`,
  );
});

test('contents that share a key are refused as a whole', async () => {
  await expect(readArchive(archiveOf(2, () => contentKey('same')))).rejects.toThrow('have one key');
});

test('others are answered while a large archive is read', async () => {
  const archive = archiveOf(5_000, contentKey);
  const events: string[] = [];
  const reading = readArchive(archive).then(({ contents }) => events.push(`read ${contents.length}`));
  setImmediate(() => events.push('answered'));
  await reading;
  expect(events).toEqual(['answered', 'read 5000']);
});
