import { expect, test } from 'vitest';
import { ArchiveError, readZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const limits = { entries: 10, entryBytes: 1_000_000, totalBytes: 1_500_000, ratio: 100 };
const entry = (name: string, text = name) => ({ name, bytes: Buffer.from(text) });
const names = (bytes: Uint8Array) => readZip(bytes, limits).map(({ name }) => name);
const changed = (bytes: Uint8Array, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

test('what is packed is unpacked as it was, sorted, whatever order it came in', () => {
  const entries = [entry('b/ü.json', 'x'.repeat(5000)), entry('a.json'), entry('empty', '')];
  const bytes = writeZip(entries);
  expect(Buffer.compare(bytes, writeZip(entries.toReversed()))).toBe(0);
  const read = readZip(bytes, limits);
  expect(read.map(({ name, bytes: content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['a.json', 'a.json'],
    ['b/ü.json', 'x'.repeat(5000)],
    ['empty', ''],
  ]);
  expect(readZip(writeZip([]), limits)).toEqual([]);
});

test.each(['../a', '/a', 'a/../../b', 'a//b', './a', 'a\\..\\b', 'C:/a', 'a\0b', 'a/./b'])(
  'a name that leads elsewhere is refused: %j',
  (name) => {
    expect(() => names(writeZip([entry('fine'), entry(name)]))).toThrow('leads elsewhere');
  },
);

test('a bomb is refused before it is unpacked: by ratio, by size, by number and by all together', () => {
  const zeros = (size: number) => ({ name: `z${size}`, bytes: new Uint8Array(size) });
  expect(() => names(writeZip([zeros(900_000)]))).toThrow('100 times');
  const noise = Buffer.from(
    Array.from({ length: 800_000 }, (_, at) => (at * at * 31 + at * 7 + (at >> 3)) & 255),
  );
  expect(() => names(writeZip([{ name: 'big', bytes: Buffer.concat([noise, noise]) }]))).toThrow(
    'larger than',
  );
  expect(() => names(writeZip(['a', 'b'].map((name) => ({ name, bytes: noise }))))).toThrow(/Unpacked|times/);
  expect(() => names(writeZip(Array.from({ length: 11 }, (_, at) => entry(`${at}`))))).toThrow('10 entries');
});

test('one that lies about its sizes is refused', () => {
  const bytes = writeZip([entry('a', 'x'.repeat(3000))]);
  const directory = Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  expect(() => names(changed(bytes, (copy) => copy.writeUInt32LE(10, directory + 24)))).toThrow(ArchiveError);
  expect(() => names(changed(bytes, (copy) => copy.writeUInt32LE(5, directory + 16)))).toThrow('damaged');
  expect(() => names(changed(bytes, (copy) => copy.writeUInt16LE(9, directory + 10)))).toThrow('not taken');
  expect(() => names(changed(bytes, (copy) => copy.writeUInt16LE(1, directory + 8)))).toThrow('encrypted');
});

test('two entries that share their bytes, or a name, are refused', () => {
  const bytes = writeZip([entry('a', 'same'), entry('b', 'same')]);
  const second = Buffer.from(bytes).lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  expect(() => names(changed(bytes, (copy) => copy.writeUInt32LE(0, second + 42)))).toThrow('overlap');
  expect(() => names(writeZip([entry('a'), entry('a')]))).toThrow('one name');
});

test('what is cut, empty or something else is refused, and nothing else is thrown', () => {
  const bytes = writeZip([entry('a', 'x'.repeat(300)), entry('b')]);
  for (let length = 0; length < bytes.byteLength; length += 1) {
    expect(() => names(bytes.subarray(0, length))).toThrow(ArchiveError);
    const torn = changed(bytes, (copy) => copy.fill(0xff, length, Math.min(length + 4, copy.length)));
    expect(() => names(torn)).not.toThrow(RangeError);
  }
  expect(() => names(Buffer.from('%PDF-1.7'))).toThrow('no zip');
});
