import type { ReadPlan } from './record-query.ts';
import type { Selection } from './selection.ts';

/** The plan of a query as one that shows only a part of what is read: some of its fields, some of its ways. */
export function restrict(plan: ReadPlan, selection: Selection): ReadPlan {
  const nested = new Map<string, ReadPlan | undefined>();
  for (const [name, { selection: inside }] of selection.nested) {
    if (!plan.nested.has(name)) continue;
    const whole = plan.nested.get(name);
    nested.set(name, whole && restrict(whole, inside));
  }
  return { selection, alias: plan.alias, columns: plan.columns, nested };
}
