import { claimGuestOrders, isGuest } from '@relab/client/commerce';
import { confirmEmail, getEmailVerification, requestEmailVerification } from '@relab/client/identity';
import { actByIntent, invalid, Redirect, redirectTo } from '@relab/pages';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { definePage, type PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.ts';
import { VerifyEmailView } from './verify-email-view.tsx';

const isToken = (token: string): boolean => token !== '' && token.length <= 200;

/** Opening the link changes nothing: programs that look mails over open links too. */
export const page = definePage(routes.verifyEmail, {
  name: 'Verify_Email',
  async load({ client, url }) {
    const token = url.searchParams.get('token') ?? '';
    if (await isGuest(client)) {
      const next = hrefOf(routes.verifyEmail, undefined, { token: isToken(token) ? token : undefined });
      throw new Redirect(hrefOf(routes.login, undefined, { next }));
    }
    const { email, isVerified } = await getEmailVerification(client, {});
    return { email, isVerified, hasToken: isToken(token), isSent: url.searchParams.has('sent') };
  },
  act: actByIntent<PageContext, SiteForms['verifyEmail']>(
    {
      async send({ client }) {
        await requestEmailVerification(client, {});
        return redirectTo(hrefOf(routes.verifyEmail, undefined, { sent: 1 }));
      },
    },
    {
      async otherwise({ client, url }, form) {
        const token = url.searchParams.get('token') ?? '';
        if (!isToken(token)) return invalid('spent', [], form);
        await confirmEmail(client, { token });
        // The page says before it is pressed that these orders come along.
        await claimGuestOrders(client, { byEmail: true }).catch(() => {});
        return redirectTo(hrefOf(routes.verifyEmail));
      },
      onError: (error, form) =>
        hasStatusOrCode(error, 400)
          ? invalid('spent', [], form)
          : callError('verify-email', form, error, { next: hrefOf(routes.verifyEmail) }),
    },
  ),
  head: () => ({ title: texts.title, noIndex: true }),
  View: VerifyEmailView,
});
