import type { CDPSession, Page } from 'playwright-core';

/** What assistive technology is handed of an element. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly isFocused: boolean;
}

/** With these a visitor does something: each needs a name. */
const controlRoles: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'spinbutton',
  'textbox',
]);

export interface AccessibilityTree {
  readonly nodes: readonly AccessibleNode[];
  /** What has the focus; undefined for the document itself. */
  readonly focused: AccessibleNode | undefined;
  /** Roles of controls that say nothing of what they do. */
  readonly unnamed: readonly string[];
}

/** Chromium's own accessibility tree: what a screen reader gets, not the markup. */
export async function readTree(page: Page): Promise<AccessibilityTree> {
  const session: CDPSession = await page.context().newCDPSession(page);
  try {
    const { nodes: all } = await session.send('Accessibility.getFullAXTree');
    const nodes = all
      .filter(({ ignored }) => !ignored)
      .map(({ role, name, properties = [] }) => ({
        role: String(role?.value ?? ''),
        name: String(name?.value ?? '').trim(),
        isFocused: properties.some((one) => one.name === 'focused' && one.value.value === true),
      }));
    return {
      nodes,
      focused: nodes.find(({ role, isFocused }) => isFocused && role !== 'RootWebArea'),
      unnamed: nodes
        .filter(({ role, name }) => controlRoles.has(role) && name === '')
        .map(({ role }) => role),
    };
  } finally {
    await session.detach();
  }
}

/** The announcements of the page since it was loaded, in order: every text that its live region for titles has had. */
export async function recordAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('[data-announcer]');
    if (region?.getAttribute('aria-live') !== 'polite') return;
    new MutationObserver(() => heard.push(region.textContent.trim())).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

export const announcements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard);
