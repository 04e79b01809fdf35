import {
  forgetEffectiveAccount,
  getSessionContext,
  isGuest,
  loadManagedAccounts,
  setEffectiveAccount,
} from '@relab/client/commerce';
import { invalid, Redirect, redirectTo } from '@relab/pages';
import { safeNext } from '../../account/safe-next.ts';
import { readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import { AccountSwitchView } from './account-switch-view.tsx';
import { nextAfterSwitch } from './next-after-switch.ts';
import * as texts from './texts.tsx';

const here = hrefOf(routes.accountSwitch);

export const page = definePage(routes.accountSwitch, {
  name: 'Buying_For',
  async load({ client, url }) {
    if (await isGuest(client)) throw new Redirect(hrefOf(routes.login, undefined, { next: here }));
    const [accounts, { accountId }] = await Promise.all([
      loadManagedAccounts(client),
      getSessionContext(client, {}),
    ]);
    return { accounts, accountId, next: safeNext(url.searchParams.get('next')) };
  },
  async act({ client, url }, form) {
    const next = nextAfterSwitch(safeNext(readText(form, 'next') || url.searchParams.get('next')));
    if (await isGuest(client)) return redirectTo(hrefOf(routes.login, undefined, { next }));
    const accounts = await loadManagedAccounts(client);
    const chosen = accounts.find(({ id }) => id === readText(form, 'accountId'));
    if (!chosen) return invalid('account', [{ message: texts.accessLost }], form);
    if (chosen.isCurrentUserDefaultAccount) await forgetEffectiveAccount(client);
    else await setEffectiveAccount(client, { id: chosen.id, name: chosen.name });
    return redirectTo(next);
  },
  head: () => ({ title: texts.title, noIndex: true }),
  View: AccountSwitchView,
});
