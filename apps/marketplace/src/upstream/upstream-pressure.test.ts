import { expect, test } from 'vitest';
import { createUpstreamPressure } from './upstream-pressure.ts';

function createPressure() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const pressure = createUpstreamPressure({
    log: (line) => lines.push(line),
    now: () => clock.now,
    date: () => Date.parse('2026-11-28T12:00:00Z') + clock.now,
  });
  const note = (status: number, retryAfter?: string, address = '192.0.2.1', times = 1): void => {
    const headers = new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    for (let count = 0; count < times; count++) pressure.note({ status, headers }, address);
  };
  /** Seconds for which it is under pressure from now on. */
  const seconds = (): number => {
    const before = clock.now;
    while (pressure.isPressed()) clock.now += 1_000;
    const passed = (clock.now - before) / 1_000;
    clock.now = before;
    return passed;
  };
  return { pressure, lines, clock, note, seconds };
}

test('five 503 with a time among twelve responses are pressure, for the longest of their times', () => {
  const { note, seconds, lines } = createPressure();
  note(503, '5', '192.0.2.1', 3);
  note(200, undefined, '192.0.2.1', 7);
  note(503, '30');
  expect(seconds()).toBe(0);
  note(503, '7');
  expect(seconds()).toBe(30);
  expect(lines).toEqual([expect.stringContaining('for 30 s')]);
});

test('what was said long ago counts no more', () => {
  const { note, seconds } = createPressure();
  note(503, '5', '192.0.2.1', 4);
  note(200, undefined, '192.0.2.1', 12);
  note(503, '5', '192.0.2.1', 4);
  expect(seconds()).toBe(0);
});

test('what one visitor is denied says nothing of others, whatever addresses of their network they use', () => {
  const { note, seconds } = createPressure();
  note(429, '60', '2001:db8::1', 10);
  note(429, '60', '2001:db8::2', 10);
  note(429, '60', '192.0.2.1', 10);
  expect(seconds()).toBe(0);
  note(429, '60', '192.0.2.2');
  expect(seconds()).toBe(60);
});

test.each([
  ['0', 1],
  ['86400', 120],
  ['Sat, 28 Nov 2026 12:00:40 GMT', 40],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 1],
  ['soon', 5],
])('the time %j is %i s', (header, expected) => {
  const { note, seconds } = createPressure();
  note(503, header, '192.0.2.1', 5);
  expect(seconds()).toBe(expected);
});
