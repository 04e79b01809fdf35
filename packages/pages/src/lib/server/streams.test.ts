import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concatStreams } from './streams.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function pieces(stream: ReadableStream<Uint8Array>): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const piece of stream) found.push(new TextDecoder().decode(piece));
  return found;
}

test('concatStreams sends what is ready in one chunk, and requests the end last', async () => {
  let isOver = false;
  const middle = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes('a'));
      controller.enqueue(bytes('b'));
      controller.close();
      isOver = true;
    },
  });
  expect(await pieces(concatStreams('<', middle, () => (isOver ? '>' : '?')))).toEqual(['<ab>']);
});

test('concatStreams does not hold back what is ready', async () => {
  let finish = () => {};
  const middle = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(bytes('shell'));
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      controller.enqueue(bytes('late'));
      controller.close();
    },
  });
  const reader = concatStreams('<', middle, () => '>').getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('<shell');
  finish();
  await sleep(0);
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    rest += new TextDecoder().decode(read.value);
  expect(rest).toBe('late>');
});

test('concatStreams cancels rendering when its reader leaves', async () => {
  let reason: unknown;
  const middle = new ReadableStream<Uint8Array>({
    cancel(why) {
      reason = why;
    },
  });
  await concatStreams('<', middle, () => '>').cancel('gone');
  expect(reason).toBe('gone');
});

test('concatStreams passes an error of the stream to the reader', async () => {
  const middle = new ReadableStream<Uint8Array>({
    pull() {
      throw new Error('broken');
    },
  });
  await expect(pieces(concatStreams('<', middle, () => '>'))).rejects.toThrow('broken');
});
