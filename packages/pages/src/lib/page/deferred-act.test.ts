import { expect, test } from 'vitest';
import { CodeUnavailable } from '../errors.ts';
import { deferredAct } from './deferred-act.ts';
import { type Outcome, redirectTo } from './form-outcome.ts';

test('a form reaches the code that is fetched for it, with the page’s context', async () => {
  const act = deferredAct(
    async () => async (context: { readonly url: string }, form: FormData) =>
      redirectTo(`${context.url}?name=${form.get('name')}`),
  );
  const form = new FormData();
  form.set('name', 'Ada');
  expect(await act({ url: '/cart' }, form)).toEqual({ kind: 'redirect', href: '/cart?name=Ada' });
});

test('code that cannot be fetched is told apart from a form that failed', async () => {
  const cause = new TypeError('Failed to fetch');
  const act = deferredAct(
    (): Promise<(context: object, form: FormData) => Promise<Outcome>> => Promise.reject(cause),
  );
  const failed = await act({}, new FormData()).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(CodeUnavailable);
  expect(failed).toMatchObject({ cause });
  const own = deferredAct(async () => async (_: object, __: FormData): Promise<Outcome> => {
    throw cause;
  });
  await expect(own({}, new FormData())).rejects.toBe(cause);
});
