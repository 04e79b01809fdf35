import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGuestPages } from './guest-pages.ts';

const maxAge = 1_000;
const staleWhileRevalidate = 800;

interface Step {
  /** Milliseconds until it happens. */
  readonly after: number;
  readonly kind: 'change' | 'request';
  /** Milliseconds that a rendering takes that begins here. */
  readonly takes: number;
  readonly fails: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  after: fc.nat(700),
  kind: fc.constantFrom('change', 'request', 'request'),
  takes: fc.nat(300),
  fails: fc.boolean(),
});

/** Lets promises settle that wait for nothing but each other. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('over random changes nobody sees what was outdated longer ago than a page may be old', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      let time = 0;
      let shown = 0;
      /** When each value stopped being the current one. */
      const outdated: number[] = [];
      const due: { readonly at: number; readonly resolve: () => void }[] = [];
      const advance = async (milliseconds: number) => {
        const end = time + milliseconds;
        for (;;) {
          const next = due.sort((a, b) => a.at - b.at)[0];
          if (!next || next.at > end) break;
          due.shift();
          time = next.at;
          next.resolve();
          await settle();
        }
        time = end;
      };
      const pages = createGuestPages({ maxAge, staleWhileRevalidate, now: () => time });
      const responses: Promise<void>[] = [];
      for (const { after, kind, takes, fails } of steps) {
        await advance(after);
        if (kind === 'change') {
          outdated[shown] = time;
          shown++;
          continue;
        }
        const render = async () => {
          const value = shown;
          await new Promise<void>((resolve) => due.push({ at: time + takes, resolve }));
          if (fails) throw new Error('Away.');
          return {
            status: 200,
            isComplete: true,
            headers: {},
            body: new TextEncoder().encode(String(value)),
          };
        };
        const requested = time;
        responses.push(
          pages.respond('/', new Request('http://shop.test/'), render).then(
            async (response) => {
              const value = Number(await response?.text());
              // Current when it was requested, or later, or outdated no longer than a page may be old.
              expect(outdated[value] ?? Number.POSITIVE_INFINITY).toBeGreaterThan(
                requested - maxAge - staleWhileRevalidate,
              );
            },
            (error: Error) => expect(error.message).toBe('Away.'),
          ),
        );
        await settle();
      }
      await advance(1_000);
      await Promise.all(responses);
    }),
  );
});
