import { takePayNowCart } from '@relab/client/commerce';
import { NotFound, type Outcome, redirectTo } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { callError, hasStatusOrCode } from '../../form/call-error.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';

type PayContext = PageContext<Params<'/pay/:payToken'>>;

/** The prepared cart becomes that of the visitor, and the checkout begins. */
export async function actOnPay({ client, params, url }: PayContext, form: FormData): Promise<Outcome> {
  try {
    await takePayNowCart(client, { payToken: params.payToken });
  } catch (error) {
    if (hasStatusOrCode(error, 404)) throw new NotFound();
    const next = url.pathname;
    // S-220: a guest who may not check out signs in first.
    if (hasStatusOrCode(error, 403)) return redirectTo(hrefOf(routes.login, undefined, { next }));
    return callError('take', form, error, { next });
  }
  return redirectTo(hrefOf(routes.checkout, {}));
}
