import { ClientError } from '@relab/client';
import { getMailNotice, stopMailNotice } from '@relab/client/identity';
import { invalid, NotFound, redirectTo } from '@relab/pages';
import { callError } from '../../form/call-error.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';
import { UnsubscribeView } from './unsubscribe-view.tsx';

/** Opening it changes nothing: programs that look through mails open every link in them. */
export const page = definePage(routes.unsubscribe, {
  name: 'Unsubscribe',
  async load({ client, params }) {
    const { noticeKey } = params;
    const notice = await getMailNotice(client, { noticeKey }).catch((error: unknown) => {
      if (error instanceof ClientError && error.status === 404) throw new NotFound();
      throw error;
    });
    return { notice, noticeKey };
  },
  async act({ client, params }, form) {
    const { noticeKey } = params;
    try {
      await stopMailNotice(client, { noticeKey });
    } catch (error) {
      return callError('unsubscribe', form, error);
    }
    // A mail program that sends a one-click request follows no redirect (RFC 8058).
    if (readText(form, 'List-Unsubscribe') === 'One-Click') return invalid('one-click', [], form);
    return redirectTo(hrefOf(routes.unsubscribe, { noticeKey }));
  },
  head: () => ({ title: texts.title, noIndex: true }),
  View: UnsubscribeView,
});
