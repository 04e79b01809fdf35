// @vitest-environment happy-dom
// #region test
import { reply, settle, testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InstrumentName } from './instrument-name.tsx';

afterEach(cleanup);

const recordId = 'a90000000000001AAA';
const named = (value: string) => ({
  apiName: 'Instrument__c',
  id: recordId,
  weakEtag: 1,
  fields: { Name: { value, displayValue: null } },
});

test('a name that could not be read can be tried again', async () => {
  const script: Record<string, unknown> = { 'GET /records/*': reply(503, 'Busy') };
  const { client, fetch } = testClient(script);
  render(<InstrumentName recordId={recordId} />, {
    wrapper: ({ children }) => <RelabProvider client={client}>{children}</RelabProvider>,
  });
  await act(settle);
  script['GET /records/*'] = named('Sigma 3-30KS');
  fireEvent.click(screen.getByRole('button', { name: /Try again/ }));
  await act(settle);
  expect(screen.getByText('Sigma 3-30KS')).toBeTruthy();
  expect(fetch.requests.map(({ query }) => query.fields)).toContain('Instrument__c.Name');
});
// #endregion test
