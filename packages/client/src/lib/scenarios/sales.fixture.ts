import { getListInfoByName, getObjectInfo, getRelatedListInfo } from '../../records.ts';
import { Scenario } from './scenario.fixture.ts';

/** Two accounts with their people and cases, and lists of them. */
export function sales() {
  const scenario = new Scenario();
  const { org, lists } = scenario.server;
  const user = (Name: string) => org.create('User', { Name, Alias: Name.slice(0, 2) }).id;
  const [ada, noor] = [user('Ada'), user('Noor')];
  const account = (Name: string, Industry: string) =>
    org.create('Account', { Name, Industry, Rating: 'Hot', Phone: '1', OwnerId: ada }).id;
  const [acme, birch] = [account('Acme', 'Retail'), account('Birch', 'Media')];
  const contact = (Name: string, AccountId: string) =>
    org.create('Contact', { Name, AccountId, Title: 'Buyer', Email: `${Name}@example.com`, OwnerId: ada }).id;
  const [kim, lee, mia] = [contact('Kim', acme), contact('Lee', acme), contact('Mia', birch)];
  const complaint = org.create('Case', { Name: '1', Subject: 'Late', AccountId: acme, OwnerId: noor }).id;
  const list = (objectApiName: string, listViewApiName: string, id: string, industry?: string) =>
    lists.set(`${objectApiName}/${listViewApiName}`.toLowerCase(), {
      id,
      objectApiName,
      listViewApiName,
      label: listViewApiName,
      columns: ['Name', ...(objectApiName === 'Account' ? ['Industry'] : [])],
      filters: industry ? [{ fieldApiName: 'Industry', operator: 'Equals', operandLabels: [industry] }] : [],
      orderedBy: { fieldApiName: 'Name', isAscending: true },
      widths: {},
      wrap: {},
    });
  list('Account', 'AllAccounts', '00B000000000001AAA');
  list('Account', 'Shops', '00B000000000002AAA', 'Retail');
  list('Contact', 'AllContacts', '00B000000000003AAA');
  // Known from the start, as it is to any form: which fields are worked out.
  for (const objectApiName of ['Account', 'Contact', 'User'])
    scenario.observe(`info of ${objectApiName}`, getObjectInfo, { objectApiName });
  for (const { objectApiName, listViewApiName } of lists.values())
    scenario.observe(`info of ${listViewApiName}`, getListInfoByName, { objectApiName, listViewApiName });
  for (const relatedListId of ['Contacts', 'Cases'])
    scenario.observe(`info of ${relatedListId}`, getRelatedListInfo, {
      parentObjectApiName: 'Account',
      relatedListId,
    });
  return { scenario, org, ada, noor, acme, birch, kim, lee, mia, complaint };
}
