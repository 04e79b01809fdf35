import { expect, test } from 'vitest';
import { getApps, getNavItems } from '../../records.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { App, Apps } from './app-schemas.ts';
import { NavItems } from './nav-item-schemas.ts';

const item = {
  availableInClassic: true,
  availableInLightning: true,
  color: '5867E8',
  content: null,
  custom: false,
  developerName: 'Account',
  iconUrl: '/icon.png',
  id: null,
  itemType: 'Entity',
  label: 'Accounts',
  objectApiName: 'Account',
  objectLabel: 'Account',
  objectLabelPlural: 'Accounts',
  pageReference: { attributes: {}, state: {}, type: 'standard__objectPage' },
  standardType: 'Account',
};
const app = {
  appId: '06m',
  description: null,
  developerName: 'Sales',
  formFactors: ['Small', 'Large'],
  headerColor: '#0070D2',
  iconUrl: null,
  isNavAutoTempTabsDisabled: false,
  isNavPersonalizationDisabled: false,
  isNavTabPersistenceDisabled: false,
  isOmniPinnedViewEnabled: false,
  label: 'Sales',
  logoUrl: null,
  mobileStartUrl: null,
  navItems: [item],
  selected: true,
  startUrl: '/lightning/app/06m',
  type: 'Standard',
  userNavItems: [],
};

test('D-074: an app has all its members', () => {
  expect(neededMembers(App, app)).toEqual(Object.keys(app));
  expect(fitsWith(App, app, ['selected'], 'yes')).toBe(false);
  expect(fitsWith(App, app, ['userNavItems'], [{ label: 'half' }])).toBe(false);
  expect(neededMembers(Apps, { apps: [app] })).toEqual(['apps']);
});

test('D-075: an item of navigation has all its members, and where it leads is not looked into', () => {
  expect(neededMembers(App, app, ['navItems', 0])).toEqual(Object.keys(item));
  expect(fitsWith(App, app, ['navItems', 0, 'pageReference'], { other: [1] })).toBe(true);
  expect(fitsWith(App, app, ['navItems', 0, 'custom'], null)).toBe(false);
});

test('D-076: a page of items says where the next one is', () => {
  expect(neededMembers(NavItems, { navItems: [item], nextPageUrl: null })).toEqual([
    'navItems',
    'nextPageUrl',
  ]);
});

test('D-186: apps are requested by form factor, items may be', () => {
  expect(checkConfig(getApps, { formFactor: 'Large', userCustomizations: true })).toEqual([]);
  expect(checkConfig(getApps, {})).toHaveLength(1);
  expect(checkConfig(getNavItems, { page: 0, pageSize: 25, navItemNames: ['standard-Account'] })).toEqual([]);
  expect(checkConfig(getNavItems, { formFactor: 'Wide' })).toHaveLength(1);
  expect(checkConfig(getNavItems, { page: -1 })).toHaveLength(1);
});
