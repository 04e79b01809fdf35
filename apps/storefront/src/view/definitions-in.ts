import { isFields } from '@relab/toolkit/page';

/** The names of the blocks that a view is made of, at any depth. */
export function definitionsIn(view: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting: unknown[] = [view];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (!isFields(one)) continue;
    if (typeof one.definition === 'string') found.add(one.definition);
    if (isFields(one.regions))
      for (const components of Object.values(one.regions))
        if (Array.isArray(components))
          for (const component of components as readonly unknown[])
            if (isFields(component)) waiting.push(component);
  }
  return found;
}
