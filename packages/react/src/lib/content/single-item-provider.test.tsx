// @vitest-environment happy-dom
import type { SingleItemConfig } from '@relab/client/content';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SingleItemProvider, useProvidedItem } from '../../content.ts';
import { RelabProvider } from '../provider.tsx';

afterEach(cleanup);

const arrive = () => act(settle);
const content = (title: string) => ({
  contentKey: 'MCA',
  contentType: { name: 'news' },
  urlName: 'rotors',
  title: 'Name',
  contentBody: { title },
});

function Item() {
  const { data, error, isLoading, refresh } = useProvidedItem();
  const { attributes } = data?.link.pageReference ?? {};
  return (
    <button type="button" onClick={refresh}>
      {error?.message} {isLoading ? '…' : data?.title} {attributes?.contentTypeName} {attributes?.contentKey}
    </button>
  );
}

function open(script: Readonly<Record<string, unknown>>, config: SingleItemConfig | null) {
  const { client, fetch } = testClient(script);
  const { container } = render(
    <RelabProvider client={client}>
      <SingleItemProvider config={config}>
        <Item />
      </SingleItemProvider>
    </RelabProvider>,
  );
  return {
    fetch,
    button: () => container.querySelector('button'),
    text: () => container.textContent?.trim(),
  };
}

it('C-007, C-118 gives what is delivered of a content, with the link to its page', async () => {
  const { text } = open({ 'GET /delivery/contents/MCA': content('Rotors') }, { contentKeyOrId: ' MCA ' });
  expect(text()).toBe('…');
  await arrive();
  expect(text()).toBe('Rotors news rotors');
});

it('C-119 in preview gives the version that is named', async () => {
  const draft = { ...content('Draft'), managedContentVersionId: '5OU1', versionNumber: '2.0' };
  const config = { contentKeyOrId: 'MCA', isPreview: true, mcVersionId: '5OU1' };
  const { fetch, text } = open({ 'GET /cms/contents/MCA': draft }, config);
  await arrive();
  expect(text()).toBe('Draft news rotors');
  expect(fetch.requests[0]?.query).toEqual({ version: '5OU1' });
});

it('tells what went wrong, and asks again when asked', async () => {
  let response: unknown = reply(404, [{ errorCode: 'NO', message: 'There is no such content.' }]);
  const { button, text } = open({ 'GET /contents/MCA': () => response }, { contentKeyOrId: 'MCA' });
  await arrive();
  expect(text()).toBe('There is no such content.');
  response = content('Rotors');
  await act(async () => button()?.click());
  await arrive();
  expect(text()).toBe('Rotors news rotors');
});

it.each([null, { contentKeyOrId: '' }])('reads nothing for %j', async (config) => {
  const { fetch, text } = open({}, config);
  await arrive();
  expect([text(), fetch.requests.length]).toEqual(['', 0]);
});

it('gives children that are a function what it has', async () => {
  const { client } = testClient({ 'GET /contents/MCA': content('Rotors') });
  const { container } = render(
    <RelabProvider client={client}>
      <SingleItemProvider config={{ contentKeyOrId: 'MCA' }}>
        {({ data }) => <i>{data?.title}</i>}
      </SingleItemProvider>
    </RelabProvider>,
  );
  await arrive();
  expect(container.innerHTML).toBe('<i>Rotors</i>');
});
