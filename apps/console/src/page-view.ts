import type { Client } from '@relab/client';
import { type ComponentType, lazy } from 'react';
import { pageAt } from './page-preload.ts';
import type { Page, PageProps } from './pages/page.ts';
import { type PageName, pages } from './pages/pages.ts';
import { reloadForNewerBuild } from './session/newer-build.ts';

const views = new Map<PageName, ComponentType<PageProps>>();
/** Pages that were on the screen: their code is there. */
const shown = new Map<PageName, Page>();

export function viewOf(name: PageName): ComponentType<PageProps> {
  const cached = views.get(name);
  if (cached) return cached;
  const view = lazy(async () => {
    try {
      const { page } = await pages[name]();
      shown.set(name, page);
      return { default: page.View };
    } catch (error) {
      // The page before stays until the newer document is there.
      if (await reloadForNewerBuild()) return new Promise<never>(() => {});
      // Tried again by the next who goes there.
      views.delete(name);
      throw error;
    }
  });
  views.set(name, view);
  return view;
}

/** Whether the page at an address can be drawn at once: its code and what it reads are there. */
export function isPageCached(client: Client, url: URL): boolean {
  const { name, ...props } = pageAt(url);
  return shown.get(name)?.isCached?.(client, props) ?? false;
}
