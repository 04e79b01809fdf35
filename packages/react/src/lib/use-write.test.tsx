// @vitest-environment happy-dom
import type { Client } from '@relab/client';
import { getRecord, updateRecord } from '@relab/client/records';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelabProvider } from './provider.tsx';
import { recordServer } from './record-server.fixture.ts';
import { useRead } from './use-read.ts';
import { useWrite, type WriteResult } from './use-write.ts';
import { useWriteAction } from './use-write-action.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const server = recordServer();
const recordId = server.idAt(1);
const config = { recordId, fields: ['Account.Name'] };
const arrive = () => act(settle);
const shown = (client: Client, children: ReactNode) =>
  act(async () => render(<RelabProvider client={client}>{children}</RelabProvider>));

function Name() {
  return <p>{String(useRead(getRecord, config).data?.fields.Name?.value)}</p>;
}

type Update = WriteResult<Parameters<typeof updateRecord>[1], unknown>;

function Writing({
  optimistic,
  tell,
}: {
  readonly optimistic?: boolean;
  readonly tell: (write: Update) => void;
}) {
  const write = useWrite(updateRecord, optimistic === undefined ? {} : { optimistic });
  tell(write as Update);
  return <i>{`${write.pending} ${write.error?.message ?? ''}`}</i>;
}

function telling() {
  const told: Update[] = [];
  const last = () => {
    const write = told.at(-1);
    if (!write) throw new Error('Nothing was rendered.');
    return write;
  };
  return { tell: (write: Update) => told.push(write), last };
}

const rejected = {
  ...server.script,
  'PATCH /records/*': () => reply(400, [{ errorCode: 'X', message: 'No.' }]),
};
const change = { recordId, fields: { Name: 'Rotor' } };

describe('useWrite', () => {
  it.each([
    [true, 'Rotor'],
    [false, 'Name of 1'],
  ])(
    'with optimistic %s shows %s until the server has answered, and the truth after a refusal',
    async (optimistic, text) => {
      const { client, fetch } = testClient(rejected);
      const { tell, last } = telling();
      const { container } = await shown(
        client,
        <>
          <Name />
          <Writing optimistic={optimistic} tell={tell} />
        </>,
      );
      await arrive();
      const release = fetch.hold();
      await act(async () => void last().send(change));
      expect(container.textContent).toBe(`${text}true `);
      release();
      await arrive();
      expect(container.textContent).toBe('Name of 1false No.');
      await act(async () => last().reset());
      expect(container.textContent).toBe('Name of 1false ');
    },
  );

  it('useWrite is pending until the last of several has come, and answers each', async () => {
    const { client, fetch } = testClient(recordServer().script);
    const { tell, last } = telling();
    const { container } = await shown(client, <Writing tell={tell} />);
    const release = fetch.hold();
    let answers: Promise<readonly unknown[]> = Promise.resolve([]);
    await act(async () => {
      answers = Promise.all([last().send(change), last().send({ ...change, fields: { Name: 'Stator' } })]);
    });
    expect(container.textContent).toBe('true ');
    release();
    await arrive();
    expect(container.textContent).toBe('false ');
    expect(await answers).toMatchObject([
      { fields: { Name: { value: 'Rotor' } } },
      { fields: { Name: { value: 'Stator' } } },
    ]);
  });

  it('useWrite goes on when its component has gone, which is not rendered for it any more', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { client, fetch } = testClient(rejected);
    const { tell, last } = telling();
    const rendered = vi.fn(tell);
    const { unmount } = await shown(client, <Writing tell={rendered} />);
    const release = fetch.hold();
    let response: Promise<unknown> = Promise.resolve('none');
    await act(async () => {
      response = last().send(change);
    });
    unmount();
    const times = rendered.mock.calls.length;
    release();
    await arrive();
    expect(await response).toBeUndefined();
    expect(fetch.requests[0]?.signal?.aborted).toBe(false);
    expect(rendered).toHaveBeenCalledTimes(times);
    expect(complaint).not.toHaveBeenCalled();
  });
});

describe('useWriteAction', () => {
  function Form({ optimistic = false }: { readonly optimistic?: boolean }) {
    const [{ data, error }, action, pending] = useWriteAction(
      updateRecord,
      (form: FormData) => ({ recordId, fields: { Name: String(form.get('name')) } }),
      { optimistic },
    );
    return (
      <form action={action}>
        <input name="name" defaultValue="Rotor" />
        <button type="submit">save</button>
        <i>{`${pending} ${data?.id ?? ''}${error?.message ?? ''}`}</i>
      </form>
    );
  }

  it('useWriteAction is the action of a form: pending, then the response; the record that is shown is right', async () => {
    const { client, fetch } = testClient(recordServer().script);
    const { container, getByRole } = await shown(
      client,
      <>
        <Name />
        <Form />
      </>,
    );
    await arrive();
    const release = fetch.hold();
    await act(async () => fireEvent.submit(getByRole('button').closest('form') ?? container));
    expect(container.querySelector('i')?.textContent).toBe('true ');
    release();
    await arrive();
    expect(container.querySelector('i')?.textContent).toBe(`false ${recordId}`);
    expect(container.querySelector('p')?.textContent).toBe('Rotor');
  });

  it('useWriteAction shows what is expected, and a refusal as part of its outcome', async () => {
    const { client, fetch } = testClient(rejected);
    const { container, getByRole } = await shown(
      client,
      <>
        <Name />
        <Form optimistic />
      </>,
    );
    await arrive();
    const release = fetch.hold();
    await act(async () => fireEvent.submit(getByRole('button').closest('form') ?? container));
    expect(container.querySelector('p')?.textContent).toBe('Rotor');
    release();
    await arrive();
    expect(container.textContent).toBe('Name of 1savefalse No.');
  });
});
