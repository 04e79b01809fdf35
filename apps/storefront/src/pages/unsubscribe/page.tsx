import { ClientError } from '@relab/client';
import { getMailNotice, stopMailNotice } from '@relab/client/identity';
import { refused } from '../../buying/refused.ts';
import { definePage, NotFound, redirectTo } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
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
      return refused('unsubscribe', form, error);
    }
    return redirectTo(hrefOf(routes.unsubscribe, { noticeKey }));
  },
  head: () => ({ title: 'Mails', noIndex: true }),
  View: UnsubscribeView,
});
