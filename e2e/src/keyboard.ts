import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, in words, and whether that can be seen: an outline of its own or of what it fills. */
export function focus(page: Page): Promise<{ readonly name: string; readonly isVisible: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'nothing', isVisible: true };
    const isOutlined = (style: CSSStyleDeclaration) =>
      style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    const around: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
    const { width, height } = element.getBoundingClientRect();
    const isVisible =
      element.matches(':focus-visible') &&
      width > 0 &&
      height > 0 &&
      (around.slice(0, 3).some((one) => isOutlined(getComputedStyle(one))) ||
        isOutlined(getComputedStyle(element, '::after')));
    return {
      name: (element.textContent || element.getAttribute('name') || element.localName).trim(),
      isVisible,
    };
  });
}

/** Presses Tab until the element has the focus. Every stop on the way has to show where the focus is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const stops: string[] = [];
  for (let press = 0; press < 120; press++) {
    await page.keyboard.press('Tab');
    const { name, isVisible } = await focus(page);
    stops.push(name);
    expect(isVisible, `the focus on “${name}” can be seen`).toBe(true);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by Tab; passed ${stops.join(', ')}`);
}
