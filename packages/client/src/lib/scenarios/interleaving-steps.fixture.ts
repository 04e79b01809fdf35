import fc from 'fast-check';

/** What can happen, in any order. Numbers choose among what there is. */
export type Step =
  | { readonly do: 'observe' | 'leave' | 'read' | 'refresh'; readonly which: number }
  | {
      readonly do: 'write';
      readonly record: number;
      readonly field: number;
      readonly optimistic: boolean;
    }
  | { readonly do: 'foreign write'; readonly record: number; readonly field: number }
  | { readonly do: 'create' }
  | { readonly do: 'delete'; readonly optimistic: boolean }
  | { readonly do: 'reach' | 'deliver' | 'lose' | 'refuse' | 'empty'; readonly which: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'invalidate' | 'evict'; readonly record: number }
  | { readonly do: 'move' }
  /** Everything inside the client comes to rest. */
  | { readonly do: 'rest' };

const which = fc.nat(30);
const record = fc.nat(2);
const field = fc.nat(2);
const choosing = <Name extends Step['do']>(name: Name) => fc.record({ do: fc.constant(name), which });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: choosing('observe') },
  { weight: 3, arbitrary: choosing('leave') },
  { weight: 3, arbitrary: choosing('read') },
  { weight: 2, arbitrary: choosing('refresh') },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('write' as const), record, field, optimistic: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('foreign write' as const), record, field }) },
  { weight: 1, arbitrary: fc.constant({ do: 'create' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), optimistic: fc.boolean() }) },
  { weight: 5, arbitrary: choosing('reach') },
  { weight: 9, arbitrary: choosing('deliver') },
  { weight: 1, arbitrary: choosing('lose') },
  { weight: 1, arbitrary: choosing('refuse') },
  { weight: 1, arbitrary: choosing('empty') },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: -40, max: 60 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('invalidate' as const), record }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('evict' as const), record }) },
  { weight: 8, arbitrary: fc.constant({ do: 'rest' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'move' as const }) },
);

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 4, maxLength: 24 });
