import { requestPasswordReset } from '@relab/client/identity';
import { invalid, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { emailRule, readFields } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { ForgotPasswordView } from './forgot-password-view.tsx';
import * as texts from './texts.tsx';

export const page = definePage(routes.forgotPassword, {
  name: 'Forgot_Password',
  load: async ({ url }) => ({ isSent: url.searchParams.has('sent') }),
  async act({ client }, form) {
    const { values, problems } = readFields(form, { email: emailRule });
    if (problems.length > 0) return invalid('forgot-password', problems, form);
    try {
      await requestPasswordReset(client, values);
    } catch (error) {
      return callError('forgot-password', form, error);
    }
    return redirectTo(hrefOf(routes.forgotPassword, undefined, { sent: 1 }));
  },
  head: () => ({ title: texts.heading, noIndex: true }),
  View: ForgotPasswordView,
});
