import { testEngines } from '@relab/database/testing';
import {
  anyReference,
  createObjects,
  date,
  defineObject,
  email,
  longText,
  picklist,
  standardObjects,
  text,
} from '@relab/records/objects';
import { origin, type TestBrowser, type TestServer, testServer, uiApi } from '@relab/test-server';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

/** All that somebody writes who has a new kind of record: no line of the console, of the client or of the server names it. */
const inspection = defineObject({
  apiName: 'Inspection__c',
  label: 'Inspection',
  labelPlural: 'Inspections',
  keyPrefix: 'a99',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Inspection', length: 80, required: true }),
    Due__c: date({ label: 'Due' }),
    Result__c: picklist({ label: 'Result', values: ['Open', 'Passed', 'Failed'], default: 'Open' }),
    Inspector__c: text({ label: 'Inspector', length: 80 }),
  },
  layouts: {
    full: [{ heading: 'What was inspected', items: ['Name', 'Due__c', 'Result__c', 'Inspector__c'] }],
    compact: ['Name', 'Result__c'],
  },
  listViews: {
    AllInspections: {
      label: 'All Inspections',
      columns: ['Name', 'Due__c', 'Result__c'],
      sortBy: ['Name'],
    },
  },
  search: { fields: ['Name'], columns: ['Name', 'Result__c'] },
  permissions: { clerk: { read: 'all' } },
});

/** Something that happens, about a record of whatever object. */
const visit = defineObject({
  apiName: 'Visit__c',
  label: 'Visit',
  labelPlural: 'Visits',
  keyPrefix: 'a98',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Purpose', length: 80, required: true }),
    About__c: anyReference({ label: 'About' }),
    Day__c: date({ label: 'Day' }),
    Outcome__c: picklist({ label: 'Outcome', values: ['Agreed', 'Open'] }),
    Guest__c: email({ label: 'Guest' }),
    Report__c: longText({ label: 'Report' }),
  },
  layouts: {
    full: [
      { heading: 'Visit', items: ['Name', 'About__c', 'Day__c', 'Outcome__c', 'Guest__c', 'Report__c'] },
    ],
    compact: ['Name', 'About__c', 'Day__c', 'Outcome__c'],
  },
  listViews: { OpenVisits: { label: 'Open Visits', columns: ['Name'], scope: 'mine' } },
  permissions: { clerk: { read: 'all' } },
});

/** Relates two records, and has no other fields. */
const tie = defineObject({
  apiName: 'Tie__c',
  label: 'Tie',
  labelPlural: 'Ties',
  keyPrefix: 'a97',
  nameField: 'Id',
  fields: { One__c: anyReference({ label: 'One' }), Other__c: anyReference({ label: 'Other' }) },
  permissions: { clerk: { read: 'all' } },
});

const apps = {
  Workshop: { label: 'Workshop', objects: ['Inspection__c'], availableTo: ['clerk'] },
} as const;

/** What the server is made of stays that of Node: a window has its own, with the rules of a page. */
const ofNode = { FormData, Blob, File, AbortController, AbortSignal, Headers, Request, Response, URL };

/** A document for the console, until the test has done with it. */
function openDocument(): () => void {
  const window = new Window({ url: `${origin}/console`, width: 1440, height: 900 });
  window.happyDOM.settings.navigation.disableMainFrameNavigation = true;
  const { keys, originals } = populateGlobal(globalThis, window, { bindFunctions: true });
  Object.assign(globalThis, ofNode);
  // A document that nothing lays out has no sizes: a grid shows the rows that a screen has room for.
  let sized = Object.getPrototypeOf(document.createElement('div')) as Element;
  while (!Object.hasOwn(sized, 'clientHeight')) sized = Object.getPrototypeOf(sized) as Element;
  const sizes = [
    vi.spyOn(sized, 'clientHeight', 'get').mockReturnValue(600),
    vi.spyOn(sized, 'clientWidth', 'get').mockReturnValue(1000),
  ];
  openAt = (path) => window.happyDOM.setURL(`${origin}/console${path}`);
  return () => {
    for (const size of sizes) size.mockRestore();
    for (const key of keys) Reflect.deleteProperty(globalThis, key);
    for (const [key, original] of originals) Object.defineProperty(globalThis, key, original);
  };
}

let openAt: (path: string) => void;

/** The console over the server of the test, with somebody's session. */
async function openConsole(server: TestServer, browser: TestBrowser, path: string): Promise<void> {
  const { App } = await import('./app.tsx');
  const { createConsoleClient } = await import('./session/console-client.ts');
  const { render } = await import('@testing-library/react');
  openAt(path);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: typeof fetch = (input, init) => {
    const request = new Request(new URL(String(input), origin), init);
    request.headers.set('cookie', cookie);
    request.headers.set('sec-fetch-site', 'same-origin');
    return server.server.fetch(request, { address: '192.0.2.1' });
  };
  render(createElement(App, createConsoleClient(send)));
}

/** All tests share one document, which is opened once in a process. */
const [engine = 'pglite'] = testEngines;

describe('an object that is one file', () => {
  let close: () => void;
  let server: TestServer;
  let clerk: TestBrowser;
  let administrator: TestBrowser;
  let screen: typeof import('@testing-library/react').screen;
  let fireEvent: typeof import('@testing-library/react').fireEvent;
  let cleanup: () => void;

  beforeAll(async () => {
    const declared = [...standardObjects, inspection, visit, tie];
    server = await testServer(engine, { declared, objects: createObjects(declared, { apps }) });
    clerk = await server.signedIn('clerk@relab.example', ['clerk']);
    administrator = await server.signedIn('office@relab.example', ['administrator']);
    close = openDocument();
    const library = await import('@testing-library/react');
    ({ screen, fireEvent, cleanup } = library);
    // The code of each page is transformed when it is first opened.
    library.configure({ asyncUtilTimeout: 20_000 });
  });
  afterEach(() => cleanup());
  afterAll(async () => {
    close();
    await server.close();
  });

  const create = async (fields: object, apiName = 'Inspection__c'): Promise<string> => {
    const { status, body } = await administrator.post(`${uiApi}/records`, { apiName, fields });
    expect({ status, body }).toMatchObject({ status: 201 });
    return (body as { id: string }).id;
  };

  test('it has a tab, a list with its columns, and a button for a new one', async () => {
    await create({ Name: 'Rotor of unit 7', Due__c: '2027-03-01' });
    await openConsole(server, administrator, '/o/Inspection__c');
    await screen.findByRole('heading', { name: /All Inspections/ });
    await screen.findByRole('link', { name: 'Rotor of unit 7' });
    for (const name of [/^Inspection/, /^Due/, /^Result/]) screen.getByRole('columnheader', { name });
    screen.getByRole('gridcell', { name: '3/1/2027' });
    const link = screen.getByRole('link', { name: 'New' });
    expect(link.getAttribute('href')).toBe('/console/o/Inspection__c/new');
    cleanup();
    await openConsole(server, clerk, '/search');
    const tabs = await screen.findByRole('navigation', { name: 'Workshop' });
    expect(tabs.querySelector('a')?.getAttribute('href')).toBe('/console/o/Inspection__c');
  });

  test('its record has a page with its name, its fields and what can be done', async () => {
    const id = await create({ Name: 'Seal of unit 9', Inspector__c: 'Bea Testová' });
    await openConsole(server, administrator, `/r/Inspection__c/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Seal of unit 9' });
    screen.getByText('What was inspected');
    screen.getByText('Bea Testová');
    expect(document.title).toBe('Seal of unit 9 – Relab console');
    await screen.findByRole('button', { name: 'Edit' });
  });

  test('its form knows what is required, and creates a record', async () => {
    await openConsole(server, administrator, '/o/Inspection__c/new');
    await screen.findByRole('heading', { level: 1, name: 'New Inspection' });
    const name = await screen.findByRole('textbox', { name: /Inspection/ });
    const save = screen.getByRole('button', { name: 'Create' });
    fireEvent.click(save);
    await screen.findByText('Enter Inspection.');
    fireEvent.change(name, { target: { value: 'Door of unit 3' } });
    fireEvent.click(save);
    await screen.findByText('Inspection created');
    const { body } = await administrator.get(
      '/services/data/v63.0/query?q=SELECT+Name,Result__c+FROM+Inspection__c',
    );
    expect((body as { records: unknown }).records).toContainEqual(
      expect.objectContaining({ Name: 'Door of unit 3', Result__c: 'Open' }),
    );
  });

  test('its records are found by the search', async () => {
    await create({ Name: 'Wobbling of unit 12' });
    await openConsole(server, clerk, '/search?q=wobbling');
    const found = await screen.findByRole('link', { name: 'Wobbling of unit 12' });
    expect(found.getAttribute('href')).toMatch(/^\/console\/r\/Inspection__c\//);
  });

  test('one that refers to any record stands in the activity of that record, by its name, its day, facts and text', async () => {
    const id = await create({ Name: 'Filter of unit 8' });
    await create(
      {
        Name: 'Look at the filter',
        About__c: id,
        Day__c: '2027-04-05',
        Outcome__c: 'Agreed',
        Report__c: 'It is clogged.',
      },
      'Visit__c',
    );
    await create({ One__c: id, Other__c: id }, 'Tie__c');
    await openConsole(server, clerk, `/r/Inspection__c/${id}?tab=activity`);
    const link = await screen.findByRole('link', { name: 'Look at the filter' });
    expect(link.getAttribute('href')).toMatch(/^\/console\/r\/Visit__c\//);
    const entry = link.closest('li')?.textContent;
    for (const shown of ['Apr 5, 2027', 'Outcome: Agreed', 'It is clogged.']) expect(entry).toContain(shown);
    const kinds = screen.getByRole('combobox', { name: 'Show' });
    expect([...kinds.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Everything',
      'Tasks',
      'Events',
      'Visits',
      'Changes',
    ]);
  });

  test('one with an address stands in the activity of the person whose address that is', async () => {
    const contact = await create({ LastName: 'Testová', Email: 'bea@lab.example' }, 'Contact');
    await create({ Name: 'Welcome', Guest__c: 'bea@lab.example' }, 'Visit__c');
    await create({ Name: 'Of somebody else', Guest__c: 'cy@lab.example' }, 'Visit__c');
    await openConsole(server, clerk, `/r/Contact/${contact}?tab=activity`);
    await screen.findByRole('link', { name: 'Welcome' });
    expect(screen.queryByRole('link', { name: 'Of somebody else' })).toBeNull();
  });

  test('a role that may only read it is offered nothing else, and one without rights sees nothing', async () => {
    const id = await create({ Name: 'Hinge of unit 5' });
    await openConsole(server, clerk, '/o/Inspection__c');
    await screen.findByRole('link', { name: 'Hinge of unit 5' });
    expect(screen.queryByRole('link', { name: 'New' })).toBeNull();
    cleanup();
    await openConsole(server, clerk, `/r/Inspection__c/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Hinge of unit 5' });
    expect(screen.queryByRole('button', { name: /Edit/ })).toBeNull();
    cleanup();
    const buyer = await server.signedIn('buyer@customer.example', ['buyer']);
    await openConsole(server, buyer, `/r/Inspection__c/${id}`);
    await screen.findByRole('heading', { level: 1, name: 'Your account has no work in the console' });
  });
});
