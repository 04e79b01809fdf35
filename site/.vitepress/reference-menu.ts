import { existsSync, readFileSync } from 'node:fs';

/** As VitePress takes it, which changes what it is given. */
export interface MenuItem {
  text: string;
  link?: string;
  items?: MenuItem[];
}

/** What `scripts/write-reference.ts` has written beside its pages; empty before it has run. */
export function referenceMenu(): MenuItem[] {
  const file = new URL('../pages/reference/generated/menu.json', import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
