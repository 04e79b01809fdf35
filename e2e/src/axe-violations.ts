import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Colors are all that differs in the dark. */
const colors = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page that is shown, in one colour scheme, one line each. */
export async function axeViolations(
  page: Page,
  colorScheme: 'light' | 'dark',
  except: readonly string[] = [],
): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // There are no frames to look into.
  axe.setLegacyMode();
  const result = await (colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colors)).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    (except.includes(id) ? [] : nodes).map(
      ({ target, any }) => `${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`,
    ),
  );
}
