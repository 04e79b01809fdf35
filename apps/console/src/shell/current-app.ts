import type { App, NavItem } from '@relab/contract/records';
import { useApps } from '@relab/react/records';
import { storedValues, useStoredValue } from '../preferences/stored-value.ts';
import { appsConfig } from '../session/work.ts';

const chosenApps = storedValues('app', (stored) => (typeof stored === 'string' ? stored : undefined));

export interface CurrentApp {
  readonly apps: readonly App[];
  readonly app: App | undefined;
  /** Its items that lead to objects, in the user's own order. */
  readonly items: readonly NavItem[];
  readonly choose: (appId: string) => void;
}

/** The app that the user works in: the one that they chose last, else the one that the server proposes. */
export function useCurrentApp(): CurrentApp {
  const { data } = useApps(appsConfig);
  const [chosen, choose] = useStoredValue(chosenApps);
  const apps = data?.apps ?? [];
  const app = apps.find(({ appId }) => appId === chosen) ?? apps.find(({ selected }) => selected) ?? apps[0];
  return { apps, app, items: app ? itemsOf(app) : [], choose };
}

export function itemsOf({ navItems, userNavItems }: App): readonly NavItem[] {
  const items = userNavItems.length > 0 ? userNavItems : navItems;
  return items.filter(({ objectApiName }) => objectApiName !== null);
}
