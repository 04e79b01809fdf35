import { expect, test } from 'vitest';
import { buildRequest } from '../build-request.ts';
import { checkConfig } from '../check-config.ts';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { userState } from './layout.fixture.ts';
import { getLayoutUserState, updateLayoutUserState } from './layout-user-state.ts';
import { LayoutUserState } from './layout-user-state-schemas.ts';

const sectionUserStates = { '01B000000000001AAA': { collapsed: true } };
const layout = { objectApiName: 'Account', layoutType: 'Full', mode: 'Edit', recordTypeId: '012' };

test('D-056: a user state has an id and says which sections are folded', () => {
  expect(neededMembers(LayoutUserState, userState)).toEqual(['id', 'sectionUserStates']);
  const section = ['sectionUserStates', '01B000000000001AAA'];
  expect(neededMembers(LayoutUserState, userState, section)).toEqual(['collapsed']);
  expect(fitsWith(LayoutUserState, userState, [...section, 'collapsed'], 'yes')).toBe(false);
});

test('D-146: an update without sections, or with one that is neither folded nor open, is rejected', () => {
  const check = (config: object) => checkConfig(updateLayoutUserState, { ...layout, ...config });
  expect(check({ sectionUserStates })).toEqual([]);
  expect(check({})).toHaveLength(1);
  expect(check({ sectionUserStates: { a: {} } })).toHaveLength(1);
  expect(check({ sectionUserStates: { a: { collapsed: 1 } } })).toEqual([
    { path: ['sectionUserStates', 'a', 'collapsed'], message: 'Expected "boolean" but received "number"' },
  ]);
  expect(check({ sectionUserStates, layoutType: 'Search' })).toHaveLength(1);
});

test('D-224: an update is sent with the query of the read', () => {
  const update = buildRequest(updateLayoutUserState, { ...layout, sectionUserStates });
  expect(update.url).toBe(buildRequest(getLayoutUserState, layout).url);
  expect(update.url).toContain('/layout/Account/user-state?layoutType=Full&mode=Edit&recordTypeId=012');
  expect(update.body).toBe(JSON.stringify({ sectionUserStates }));
});
