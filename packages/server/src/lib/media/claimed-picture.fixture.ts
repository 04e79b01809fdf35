import { crc32, deflateSync } from 'node:zlib';

const chunk = (name: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A PNG that declares so many pixels and compresses them, all black, into next to nothing; `more` are chunks before them. */
export function claimedPng(width: number, height: number, more: readonly Buffer[] = []): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const packed = deflateSync(Buffer.alloc(row * height), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A text of a PNG that becomes so many bytes when it is unpacked. */
export const packedText = (bytes: number): Buffer =>
  chunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes, 97), { level: 1 })]),
  );

/** A GIF of one point, whose canvas is that large. */
export function claimedGif(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(
    'GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;',
    'latin1',
  );
  for (const at of [6, 24]) {
    bytes.writeUInt16LE(width, at);
    bytes.writeUInt16LE(height, at + 2);
  }
  return bytes;
}

/** A lossless WebP of that size, 16,383 by 16,383 at most, and nothing of it. */
export function claimedWebp(width: number, height: number): Uint8Array {
  const bits = Buffer.alloc(25);
  bits[0] = 0x2f;
  bits.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 1);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bits.length);
  const body = Buffer.concat([Buffer.from('WEBPVP8L'), size, bits, Buffer.alloc(1)]);
  const whole = Buffer.alloc(4);
  whole.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from('RIFF'), whole, body]);
}

/** A TIFF with one row of nothing that declares that size. */
export function claimedTiff(width: number, height: number): Uint8Array {
  const tags: readonly (readonly [tag: number, value: number])[] = [
    [256, width],
    [257, height],
    [258, 8],
    [259, 1],
    [262, 1],
    [273, 8],
    [277, 1],
    [278, height],
    [279, 1],
  ];
  const bytes = Buffer.alloc(10 + tags.length * 12 + 4);
  bytes.write('II*\0', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(tags.length, 8);
  for (const [at, [tag, value]] of tags.entries()) {
    bytes.writeUInt16LE(tag, 10 + at * 12);
    bytes.writeUInt16LE(4, 12 + at * 12);
    bytes.writeUInt32LE(1, 14 + at * 12);
    bytes.writeUInt32LE(value, 18 + at * 12);
  }
  return bytes;
}
