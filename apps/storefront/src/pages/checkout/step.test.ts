import { expect, test } from 'vitest';
import { currentStep, stepStates } from './step.ts';

test('the current step of a checkout is its first incomplete one', () => {
  expect(currentStep(['contactInfo', 'deliveryAddress', 'deliveryMethod', 'payment'])).toBe('address');
  expect(currentStep(['contactInfo'])).toBe('address');
  expect(currentStep(['deliveryMethod', 'payment'])).toBe('delivery');
  expect(currentStep(['payment'])).toBe('payment');
  expect(currentStep([])).toBe('review');
});

test('a step is reachable when those before it are complete, whatever is known of later ones', () => {
  const states = stepStates(['deliveryMethod']);
  expect(states.filter(({ isReachable }) => isReachable).map(({ step }) => step)).toEqual([
    'address',
    'delivery',
  ]);
  expect(states.filter(({ isDone }) => isDone).map(({ step }) => step)).toEqual(['address', 'payment']);
});
