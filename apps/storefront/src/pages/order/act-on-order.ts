import {
  cancelUnpaidOrder,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
} from '@relab/client/commerce';
import { invalid, NotFound, type Outcome, redirectTo } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key.tsx';
import { readFields, readText } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { writeOrderFeedback } from './order-feedback.ts';

type OrderContext = PageContext<Params<'/orders/:orderSummaryId'>>;
type Opened = { readonly orderSummaryId: string; readonly orderKey?: string };
type Act = (context: OrderContext, asked: Opened, form: FormData) => Promise<Outcome>;

/** The page of the order, as it was opened. */
const back = ({ orderSummaryId, orderKey }: Opened, query: object = {}): Outcome =>
  redirectTo(hrefOf(routes.order, { orderSummaryId }, { key: orderKey, ...query }));

const pay: Act = async ({ client }, asked) => {
  const { paymentUrl } = await payOrder(client, asked);
  return paymentUrl === null ? back(asked) : redirectTo(paymentUrl);
};

/** The key of the mail's link is the proof; opening the page alone confirms nothing. */
const confirm: Act = async ({ client }, asked) => {
  const { orderSummaryId, orderKey } = asked;
  if (orderKey === undefined) return back(asked);
  await confirmOrder(client, { orderSummaryId, orderKey });
  return back(asked, { confirmed: 1 });
};

const giveUp: Act = async ({ client }, asked) => {
  await cancelUnpaidOrder(client, asked);
  return redirectTo(hrefOf(routes.cart));
};

const again: Act = async ({ client }, asked, form) => {
  const response = await reorder(client, { ...asked, ...formKeyOf(form) });
  return response.notAdded.length === 0
    ? redirectTo(hrefOf(routes.cart))
    : back(asked, writeOrderFeedback(response));
};

const cancel: Act = async ({ client }, asked, form) => {
  const { values, problems } = readFields(form, { reason: { maxLength: 1000 } });
  if (problems.length > 0) return invalid('cancel', problems, form);
  const reason = values.reason === '' ? {} : values;
  await requestOrderCancellation(client, { ...asked, ...reason, ...formKeyOf(form) });
  return back(asked, { asked: 1 });
};

const acts: Readonly<Record<string, Act>> = { pay, confirm, giveUp, again, cancel };

/** The page has several forms; each says what it is for. */
export async function actOnOrder(context: OrderContext, form: FormData): Promise<Outcome> {
  const name = readText(form, 'action');
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) throw new NotFound();
  const { orderSummaryId } = context.params;
  const orderKey = context.url.searchParams.get('key');
  const asked = { orderSummaryId, ...(orderKey ? { orderKey } : {}) };
  try {
    return await act(context, asked, form);
  } catch (error) {
    return callError(name, form, error);
  }
}
