import { expect, test } from 'vitest';
import { fitsWith, neededMembers } from '../needed-members.fixture.ts';
import { accountInfo } from './object-info.fixture.ts';
import { ObjectInfo, ObjectInfoDirectory } from './object-info-schemas.ts';

test('D-047, D-048: an object info has these members', () => {
  expect(neededMembers(ObjectInfo, accountInfo)).toEqual(Object.keys(accountInfo).toSorted());
  for (const flag of ['createable', 'custom', 'deletable', 'layoutable', 'queryable', 'updateable'])
    expect(fitsWith(ObjectInfo, accountInfo, [flag], 'true')).toBe(false);
});

const directory = {
  objects: {
    Account: {
      apiName: 'Account',
      keyPrefix: '001',
      label: 'Account',
      labelPlural: 'Accounts',
      nameFields: ['Name'],
      objectInfoUrl: '/services/data/v63.0/ui-api/object-info/Account',
    },
  },
};

test('D-049: the directory is a map of objects by name', () => {
  expect(neededMembers(ObjectInfoDirectory, directory)).toEqual(['objects']);
  expect(fitsWith(ObjectInfoDirectory, directory, ['objects'], [])).toBe(false);
  expect(fitsWith(ObjectInfoDirectory, directory, ['objects', 'Case'], 'Case')).toBe(false);
});

test('D-050: an entry of the directory has these members', () => {
  expect(neededMembers(ObjectInfoDirectory, directory, ['objects', 'Account'])).toEqual(
    Object.keys(directory.objects.Account),
  );
});
