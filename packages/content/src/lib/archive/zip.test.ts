import { expect, test } from 'vitest';
import { ArchiveError, readZip } from './read-zip.ts';
import { writeZip } from './write-zip.ts';

const limits = { entries: 10, entryBytes: 1_000_000, totalBytes: 1_500_000, ratio: 100 };
const entry = (name: string, text = name) => ({ name, bytes: Buffer.from(text) });
const names = (bytes: Uint8Array) => [...readZip(bytes, limits)].map(({ name }) => name);
const changed = (bytes: Uint8Array, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

test('what is packed is unpacked as it was, sorted, whatever order it came in', () => {
  const entries = [entry('b/ü.json', 'x'.repeat(5000)), entry('a.json'), entry('empty', '')];
  const bytes = writeZip(entries);
  expect(Buffer.compare(bytes, writeZip(entries.toReversed()))).toBe(0);
  const read = [...readZip(bytes, limits)];
  expect(read.map(({ name, bytes: content }) => [name, Buffer.from(content).toString()])).toEqual([
    ['a.json', 'a.json'],
    ['b/ü.json', 'x'.repeat(5000)],
    ['empty', ''],
  ]);
  expect([...readZip(writeZip([]), limits)]).toEqual([]);
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

const directoryOf = (bytes: Uint8Array): number =>
  Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));

test.each([
  ['a link', 0xa1ff],
  ['a pipe', 0x11ff],
  ['a device', 0x61ff],
])('%s is refused, whatever it would lead to', (_, mode) => {
  const bytes = writeZip([entry('folders/a', '../../etc/passwd')]);
  const made = (system: number, kind: number) =>
    changed(bytes, (copy) => {
      copy.writeUInt8(system, directoryOf(bytes) + 5);
      copy.writeUInt16LE(kind, directoryOf(bytes) + 40);
    });
  expect(() => names(made(3, mode))).toThrow('no file but a link');
  for (const plain of [0x81a4, 0x41ed, 0]) expect(names(made(3, plain))).toEqual(['folders/a']);
});

test('a name that is too long is refused, and one of many folders is not', () => {
  expect(() => names(writeZip([entry('x'.repeat(1001))]))).toThrow('leads elsewhere');
  expect(() => names(writeZip([entry('x'.repeat(65_000))]))).toThrow('leads elsewhere');
  expect(names(writeZip([entry(`${'a/'.repeat(499)}b`)]))).toHaveLength(1);
});

test('a name that is no text is refused', () => {
  const bytes = writeZip([entry('ab')]);
  const torn = changed(bytes, (copy) => copy.writeUInt8(0xff, directoryOf(bytes) + 46));
  expect(() => names(torn)).toThrow('leads elsewhere');
});

test('an archive in an archive stays one: only its outside is unpacked', () => {
  const inner = writeZip([{ name: 'z', bytes: new Uint8Array(50_000) }]);
  const nested = writeZip([{ name: 'inner.zip', bytes: inner }]);
  expect([...readZip(nested, limits)]).toEqual([{ name: 'inner.zip', bytes: Buffer.from(inner) }]);
  const deep = Array.from({ length: 20 }).reduce<Uint8Array>(
    (bytes) => writeZip([{ name: 'again.zip', bytes }]),
    inner,
  );
  expect(names(deep)).toEqual(['again.zip']);
});

test('one whose entries are called otherwise than the directory says is refused', () => {
  const bytes = writeZip([entry('fine'), entry('more')]);
  expect(() => names(changed(bytes, (copy) => copy.write('/etc', 30)))).toThrow('broken');
});

test('many entries over the same bytes, as bombs of some kilobytes have, are refused before any is unpacked', () => {
  const kernel = writeZip([{ name: 'a', bytes: new Uint8Array(60_000) }]);
  const start = directoryOf(kernel);
  const one = Buffer.from(kernel.subarray(start, start + 47));
  const many = Array.from({ length: 9 }, (_, at) => {
    const copy = Buffer.from(one);
    copy.writeUInt8(0x61 + at, 46);
    return copy;
  });
  const end = Buffer.from(kernel.subarray(-22));
  end.writeUInt16LE(many.length, 8);
  end.writeUInt16LE(many.length, 10);
  end.writeUInt32LE(many.length * 47, 12);
  const bomb = Buffer.concat([kernel.subarray(0, start), ...many, end]);
  expect(() => names(bomb)).toThrow(ArchiveError);
});
