import { expect, test } from 'vitest';
import { type BreakerOptions, CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts';

/** A breaker over a service that the test controls, with a clock that only the test moves. */
function createService(options: Partial<BreakerOptions> = {}) {
  const state = { time: 0, calls: 0, error: new Error('away') as Error | undefined };
  const events: string[] = [];
  const breaker = createCircuitBreaker({
    name: 'mail',
    failures: 3,
    openFor: 1_000,
    maxOpenFor: 4_000,
    now: () => state.time,
    changed: (facts, reason) => events.push(reason ? `${facts.state}: ${reason}` : facts.state),
    rejected: () => events.push('rejected'),
    ...options,
  });
  const call = async (): Promise<string> => {
    state.calls += 1;
    if (state.error) throw state.error;
    return 'sent';
  };
  const attempt = (): Promise<unknown> => breaker.run(call).catch((error: Error) => error.name);
  return { state, events, breaker, attempt };
}

test('after failures in a row a service is not called, and callers are told at once', async () => {
  const { state, events, attempt } = createService();
  expect([await attempt(), await attempt(), await attempt()]).toEqual(['Error', 'Error', 'Error']);
  expect(await attempt()).toBe('CircuitOpenError');
  expect(state.calls).toBe(3);
  expect(events).toEqual(['open: away', 'rejected']);
});

test('failures that are not in a row open nothing', async () => {
  const { state, attempt } = createService();
  for (let round = 0; round < 4; round++) {
    state.error = new Error('away');
    await attempt();
    await attempt();
    state.error = undefined;
    expect(await attempt()).toBe('sent');
  }
});

test('when its time is over one call finds out whether the service is back; others do not wait for it', async () => {
  const { state, events, breaker, attempt } = createService();
  for (let count = 0; count < 3; count++) await attempt();
  state.time = 1_000;
  const { promise, resolve } = Promise.withResolvers<string>();
  const probe = breaker.run(() => promise);
  expect(breaker.state()).toBe('half-open');
  expect(await attempt()).toBe('CircuitOpenError');
  resolve('sent');
  expect(await probe).toBe('sent');
  state.error = undefined;
  expect(await attempt()).toBe('sent');
  expect(events).toEqual(['open: away', 'half-open', 'rejected', 'closed']);
});

test('each call that finds it away doubles the time, up to a limit; a response begins anew', async () => {
  const { state, breaker, attempt } = createService();
  for (let count = 0; count < 3; count++) await attempt();
  for (const openFor of [1_000, 2_000, 4_000, 4_000]) {
    state.time += openFor - 1;
    expect(await attempt()).toBe('CircuitOpenError');
    state.time += 1;
    expect(await attempt()).toBe('Error');
  }
  state.time += 4_000;
  state.error = undefined;
  expect(await attempt()).toBe('sent');
  state.error = new Error('away');
  for (let count = 0; count < 3; count++) await attempt();
  const error = await breaker.run(async () => 'never').catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(CircuitOpenError);
  expect(error).toMatchObject({ retryAfter: 1_000 });
});

test('what the service says of one call is a response, and no outage', async () => {
  const { breaker } = createService();
  for (let count = 0; count < 10; count++) {
    const refused = breaker.run(
      async () => {
        throw new Error('no such card');
      },
      () => false,
    );
    await expect(refused).rejects.toThrow('no such card');
  }
  expect(breaker.state()).toBe('closed');
});

test('a call that began before it opened closes nothing when it ends late', async () => {
  const { breaker, attempt } = createService();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = breaker.run(() => promise);
  for (let count = 0; count < 3; count++) await attempt();
  resolve('sent');
  expect(await late).toBe('sent');
  expect(breaker.state()).toBe('open');
});
