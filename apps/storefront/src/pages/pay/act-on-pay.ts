import { takePayNowCart } from '@relab/client/commerce';
import { isAnsweredWith, refused } from '../../buying/refused.ts';
import { NotFound, type Outcome, type PageContext, redirectTo } from '../../frame/page.ts';
import { hrefOf, type Params } from '../../frame/route.ts';
import { routes } from '../../routes.ts';

type PayContext = PageContext<Params<'/pay/:payToken'>>;

/** The cart becomes that of whoever presses the button, and the checkout begins. */
export async function actOnPay({ client, params, url }: PayContext, form: FormData): Promise<Outcome> {
  try {
    await takePayNowCart(client, { payToken: params.payToken });
  } catch (error) {
    if (isAnsweredWith(error, 404)) throw new NotFound();
    const next = url.pathname;
    // S-220: a guest who may not check out signs in first.
    if (isAnsweredWith(error, 403)) return redirectTo(hrefOf(routes.login, undefined, { next }));
    return refused('take', form, error, { next });
  }
  return redirectTo(hrefOf(routes.checkout, {}));
}
