import { isGuest } from '@relab/client/commerce';
import { cancelOwnErasure, getOwnData, requestOwnErasure, signIn } from '@relab/client/identity';
import { actByIntent, invalid, Redirect, redirectTo } from '@relab/pages';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { readFields } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import { definePage, type PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { OwnDataView } from './own-data-view.tsx';
import * as texts from './texts.ts';

const here = hrefOf(routes.ownData);

const rules = { password: { requiredMessage: texts.passwordRequired, maxLength: 128, isVerbatim: true } };

export const page = definePage(routes.ownData, {
  name: 'Own_Data',
  async load({ client }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    return await getOwnData(client, {});
  },
  act: actByIntent<PageContext, SiteForms['ownData']>(
    {
      /** Signing in again is what says that it is them. */
      async confirm({ client }, form) {
        const { values, problems } = readFields(form, rules);
        if (problems.length > 0) return invalid('confirm', problems, form);
        const { email } = await getOwnData(client, {});
        try {
          await signIn(client, { email, password: values.password });
        } catch (error) {
          if (hasStatusOrCode(error, 401))
            return invalid('confirm', [{ message: texts.wrongPassword }], form);
          throw error;
        }
        return redirectTo(here);
      },
      async erase({ client }) {
        await requestOwnErasure(client, {});
        return redirectTo(here);
      },
      async cancel({ client }) {
        await cancelOwnErasure(client, {});
        return redirectTo(here);
      },
    },
    {
      otherwise: async () => redirectTo(here),
      onError: (error, form) => callError('own-data', form, error, { next: here }),
    },
  ),
  head: () => ({ title: texts.title, noIndex: true }),
  View: OwnDataView,
});
