import { signIn } from '@relab/client/identity';
import { invalid, Redirect } from '@relab/pages';
import { afterSignIn } from '../../account/after-sign-in.ts';
import { readResume } from '../../account/read-resume.ts';
import { safeNext } from '../../account/safe-next.ts';
import { readShopper } from '../../account/shopper.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { emailRule, readFields, readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { LoginView } from './login-view.tsx';
import * as texts from './texts.tsx';

const rules = {
  email: emailRule,
  password: { requiredMessage: texts.passwordRequired, maxLength: 128, isVerbatim: true },
};

export const page = definePage(routes.login, {
  name: 'Login',
  async load({ client, url }) {
    const shopper = await readShopper(client);
    const next = safeNext(url.searchParams.get('next'));
    if (!shopper.isGuest) throw new Redirect(next ?? hrefOf(routes.home));
    return { next, resume: readResume(url), mayCheckOut: shopper.mayCheckOut };
  },
  async act({ client, url, resume }, form) {
    const { values, problems } = readFields(form, rules);
    if (problems.length > 0) return invalid('login', problems, form);
    try {
      await signIn(client, values);
    } catch (error) {
      // The same words whether the address is unknown or the password wrong: neither may be found out here.
      if (hasStatusOrCode(error, 401)) return invalid('login', [{ message: texts.credentialsError }], form);
      return callError('login', form, error);
    }
    return afterSignIn(client, safeNext(readText(form, 'next') || url.searchParams.get('next')), resume);
  },
  head: () => ({ title: texts.signIn, noIndex: true }),
  View: LoginView,
});
