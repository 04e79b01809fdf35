import { expect, test } from 'vitest';
import { updateUserNavItems } from '../../records.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { Theme } from './theme-schemas.ts';

const theme = {
  brandColor: '1F4FA8',
  brandImage: { largeUrl: '/large.png', mediumUrl: null, smallUrl: null },
  defaultGroupBanner: { fullSizeUrl: null },
  defaultGroupImage: null,
  defaultPageBanner: null,
  defaultUserBanner: null,
  defaultUserImage: null,
  density: 'Comfy',
  headerColor: null,
  linkColor: null,
  pageColor: null,
};

test('a theme has these members, pictures and banners in their sizes', () => {
  expect(neededMembers(Theme, theme)).toEqual(Object.keys(theme));
  expect(neededMembers(Theme, theme, ['brandImage'])).toEqual(['largeUrl', 'mediumUrl', 'smallUrl']);
  expect(fitsWith(Theme, theme, ['defaultGroupBanner'], {})).toBe(false);
});

test('items are arranged by id, or by where they lead', () => {
  const arrange = (...navItems: unknown[]) => checkConfig(updateUserNavItems, { appId: '02u', navItems });
  expect(arrange()).toEqual([]);
  expect(arrange({ id: '0Qk' }, { id: '0Ql', label: 'Best Customers' })).toEqual([]);
  const pageReference = { type: 'standard__objectPage', attributes: { objectApiName: 'Account' } };
  expect(arrange({ pageReference })).toEqual([]);
  expect(arrange({ pageReference: { type: 'standard__objectPage' } })).toHaveLength(1);
  expect(arrange('0Qk')).toHaveLength(1);
  expect(checkConfig(updateUserNavItems, { appId: '02u' })).toHaveLength(1);
});
