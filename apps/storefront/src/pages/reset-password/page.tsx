import { resetPassword } from '@relab/client/identity';
import { invalid, redirectTo } from '@relab/pages';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { readFields } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { newPasswordRule } from '../../password/new-password.ts';
import { routes } from '../../routes.ts';
import { ResetPasswordView } from './reset-password-view.tsx';
import * as texts from './texts.ts';

const isToken = (token: string): boolean => token !== '' && token.length <= 200;

export const page = definePage(routes.resetPassword, {
  name: 'Reset_Password',
  load: async ({ url }) => ({ isUsable: isToken(url.searchParams.get('token') ?? '') }),
  async act({ client, url }, form) {
    const { values, problems } = readFields(form, { newPassword: newPasswordRule });
    if (problems.length > 0) return invalid('reset-password', problems, form);
    const token = url.searchParams.get('token') ?? '';
    const spent = invalid('spent', [], form);
    if (!isToken(token)) return spent;
    try {
      await resetPassword(client, { token, newPassword: values.newPassword });
    } catch (error) {
      // Whatever is wrong with a link, it can only be replaced.
      if (hasStatusOrCode(error, 429) || !isAnsweredClearly(error))
        return callError('reset-password', form, error);
      return spent;
    }
    return redirectTo(hrefOf(routes.login, undefined, { reset: 1 }));
  },
  head: () => ({ title: texts.heading, noIndex: true }),
  View: ResetPasswordView,
});

const isAnsweredClearly = (error: unknown): boolean =>
  [400, 401, 403, 404, 409, 410].some((status) => hasStatusOrCode(error, status));
