import { expect, test, vi } from 'vitest';
import { createThrottle } from './throttle.ts';

function setUp() {
  let time = 1_750_000_000_000;
  const warn = vi.fn();
  const throttle = createThrottle({ now: () => time, warn });
  const pass = (count: number) => Array.from({ length: count }, () => throttle.pass()).filter(Boolean).length;
  return { throttle, warn, pass, wait: (milliseconds: number) => (time += milliseconds) };
}

test('D-278, C-212: 60 pass in 60,000 ms, and 60 in the next', () => {
  const { pass, wait } = setUp();
  expect(pass(70)).toBe(60);
  wait(59_999);
  expect(pass(1)).toBe(0);
  wait(1);
  expect(pass(70)).toBe(60);
});

test('X-62: what is above is stopped with one warning in each window', () => {
  const { pass, wait, warn } = setUp();
  pass(60);
  expect(warn).toHaveBeenCalledTimes(0);
  pass(40);
  expect(warn).toHaveBeenCalledTimes(1);
  wait(60_000);
  pass(61);
  expect(warn).toHaveBeenCalledTimes(2);
});

test('says how long the window lasts, and begins another when the clock was set back', () => {
  const { throttle, pass, wait } = setUp();
  expect(throttle.left()).toBe(0);
  pass(60);
  wait(20_000);
  expect(throttle.left()).toBe(40_000);
  wait(-30_000);
  expect(throttle.left()).toBe(0);
  expect(pass(1)).toBe(1);
});
