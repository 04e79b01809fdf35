import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { uiApi } from '@relab/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createFolder,
  removeFolder,
  type ServerProcess,
  startServerProcess,
  type TestResponse,
} from './server-process.fixture.ts';

/** A write that was sent; without an answer nobody knows whether it was done. */
interface Write {
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  answer?: TestResponse;
}

/** What became of one account: its writes in order, each with the name it gives; a deletion gives none. */
interface Story {
  readonly steps: { readonly write: Write; readonly name: string | null }[];
  readonly contacts: Write[];
}

let folder: string;
let served: ServerProcess;
beforeAll(async () => {
  folder = await createFolder();
  served = await startServerProcess(folder);
});
afterAll(async () => {
  await served.kill(true);
  await removeFolder(folder);
});

const idOf = ({ answer }: Write): string | undefined => (answer?.body as { id?: string } | undefined)?.id;

/** Sends a write, and fails on a response 503: the database may go a moment before the server does. */
async function send(write: Write): Promise<Write> {
  const answer = await served.send(write.method, write.path, write.body, write.key);
  if (answer.status === 503) throw new Error('The server asks to try again.');
  write.answer = answer;
  return write;
}

/** The life of one account: made, changed, changed with contacts, and sometimes deleted. Fails when the server is gone. */
async function live(name: string, isDeleted: boolean, stories: Story[]): Promise<void> {
  const story: Story = { steps: [], contacts: [] };
  stories.push(story);
  const write = (method: string, path: string, body?: object): Write => ({
    key: randomUUID(),
    method,
    path: `${uiApi}/records${path}`,
    body,
  });
  const step = async (input: string | null, one: Write): Promise<Write> => {
    story.steps.push({ write: one, name: input });
    return await send(one);
  };
  const fields = { Name: `${name} made` };
  const made = await step(fields.Name, write('POST', '', { apiName: 'Account', fields }));
  const id = idOf(made) ?? '';
  await step(`${name} changed`, write('PATCH', `/${id}`, { fields: { Name: `${name} changed` } }));
  if (isDeleted) {
    await step(null, write('DELETE', `/${id}`));
    return;
  }
  const contacts = ['a', 'b'].map((letter) => ({
    apiName: 'Contact',
    fields: { LastName: `${name} ${letter}`, AccountId: id },
  }));
  const operations = [
    { type: 'CREATE', records: contacts },
    { type: 'UPDATE', records: [{ fields: { Id: id, Name: `${name} staffed` } }] },
  ];
  const batch = write('POST', '/batch', { operations });
  story.contacts.push(batch);
  await step(`${name} staffed`, batch);
}

/** The names of all records of an object that the test made. */
async function namesOf(object: string, list: string): Promise<readonly string[]> {
  const { body } = await served.send('POST', `${uiApi}/list-records/${object}/${list}`, {
    fields: [`${object}.Name`],
    pageSize: 2000,
  });
  const { records } = body as { records: { fields: { Name: { value: string } } }[] };
  return records
    .map(({ fields }) => fields.Name.value)
    .filter((name) => name.startsWith('Kept'))
    .sort();
}

test.each([
  ['the server', false],
  ['the server and its database', true],
])(
  'a kill of %s loses nothing that was answered, and what is sent again is done once',
  async (what, whole) => {
    const stories: Story[] = [];
    const writes = (): Write[] => stories.flatMap(({ steps }) => steps.map(({ write }) => write));
    const answered = (): Write[] => writes().filter(({ answer }) => answer !== undefined);
    let isOver = false;
    const work = async (worker: number): Promise<void> => {
      for (let turn = 0; !isOver; turn++) {
        await live(`Kept ${whole ? 'more' : 'once'} ${worker}-${turn}`, turn % 3 === 2, stories);
      }
    };
    const workers = Promise.allSettled([0, 1, 2, 3].map(work));
    while (answered().length < 40) await pause(5);
    await pause(randomInt(60));
    await served.kill(whole);
    isOver = true;
    await workers;
    const confirmed = answered();
    console.log(`${what}: ${confirmed.length} of ${writes().length} writes were answered`);
    expect(confirmed.filter(({ answer }) => (answer?.status ?? 500) >= 300)).toEqual([]);

    served = await startServerProcess(folder);
    for (const { steps } of stories) {
      const [made] = steps;
      const id = made && idOf(made.write);
      if (id === undefined) continue;
      const last = steps.findLastIndex(({ write }) => write.answer !== undefined);
      const { body } = await served.send('GET', `${uiApi}/records/${id}?fields=Account.Name`);
      const name = (body as { fields?: { Name: { value: string } } }).fields?.Name.value ?? null;
      // What was not answered may have been done nevertheless, but nothing else.
      expect(steps.slice(last).map((step) => step.name)).toContain(name);
    }

    for (const { steps } of stories) {
      for (const { write } of steps) {
        const before = write.answer;
        const { answer } = await send(write);
        if (before) expect(answer).toEqual(before);
        expect(answer?.status).toBeLessThan(300);
      }
    }
    const expected = stories.flatMap(({ steps }) => steps.at(-1)?.name ?? []);
    const mine = new RegExp(`^Kept ${whole ? 'more' : 'once'} `);
    const accounts = (await namesOf('Account', 'AllAccounts')).filter((name) => mine.test(name));
    expect(accounts).toEqual(expected.toSorted());
    const contacts = (await namesOf('Contact', 'AllContacts')).filter((name) => mine.test(name));
    expect(contacts).toHaveLength(2 * stories.flatMap((story) => story.contacts).length);
  },
);
