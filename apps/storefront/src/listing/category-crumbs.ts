import type { CategoryPathStep } from '@relab/contract/commerce';
import { hrefOf } from '../href.ts';
import { routes } from '../routes.ts';
import { categoryHref } from './category-href.ts';
import type { Crumb } from './json-ld.ts';
import * as texts from './texts.ts';

/** Home, then the categories from the root down. */
export function categoryCrumbs(path: readonly CategoryPathStep[]): readonly Crumb[] {
  const steps = path.map((step) => ({ label: step.name, href: categoryHref(step) }));
  return [{ label: texts.home, href: hrefOf(routes.home) }, ...steps];
}
