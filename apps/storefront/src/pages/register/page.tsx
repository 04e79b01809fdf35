import { signUp } from '@relab/client/identity';
import { invalid, Redirect } from '@relab/pages';
import { afterSignIn } from '../../account/after-sign-in.ts';
import { readResume } from '../../account/read-resume.ts';
import { safeNext } from '../../account/safe-next.ts';
import { readShopper } from '../../account/shopper.ts';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { emailRule, readFields, withoutEmpty } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { newPasswordRule } from '../../password/new-password.ts';
import { routes } from '../../routes.ts';
import { RegisterView } from './register-view.tsx';
import * as texts from './texts.tsx';

const rules = {
  firstName: { requiredMessage: texts.firstNameRequired, maxLength: 80 },
  lastName: { requiredMessage: texts.lastNameRequired, maxLength: 80 },
  companyName: { maxLength: 120 },
  email: emailRule,
  password: newPasswordRule,
};

export const page = definePage(routes.register, {
  name: 'Register',
  async load({ client, url }) {
    const { isGuest } = await readShopper(client);
    const next = safeNext(url.searchParams.get('next'));
    if (!isGuest) throw new Redirect(next ?? hrefOf(routes.home));
    return { next, resume: readResume(url) };
  },
  async act({ client, url, resume }, form) {
    const { values, problems } = readFields(form, rules);
    if (problems.length > 0) return invalid('register', problems, form);
    const { companyName, ...needed } = values;
    try {
      await signUp(client, { ...needed, ...withoutEmpty({ companyName }) });
    } catch (error) {
      if (hasStatusOrCode(error, 'USER_EXISTS'))
        return invalid('register', [{ field: 'email', message: texts.emailTaken }], form);
      const names = Object.keys(rules);
      return callError('register', form, error, {
        fieldOf: (_, members) => members.find((member) => names.includes(member)),
      });
    }
    return afterSignIn(client, safeNext(url.searchParams.get('next')), resume);
  },
  head: () => ({ title: texts.heading, noIndex: true }),
  View: RegisterView,
});
