import {
  cancelUnpaidOrder,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
  requestOrderReturn,
} from '@relab/client/commerce';
import { actByIntent, type IntentHandlers, invalid, NotFound, type Outcome, redirectTo } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { callError } from '../../form/call-error.ts';
import { formKeyOf } from '../../form/form-key-of.ts';
import { readFields, readText } from '../../form/form-reading.ts';
import type { SiteForms } from '../../forms.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { writeOrderFeedback } from './order-feedback.ts';
import { isReturnReason } from './return-reason.ts';
import * as texts from './texts.tsx';

type OrderContext = PageContext<Params<'/orders/:orderSummaryId'>>;
type Handlers = IntentHandlers<OrderContext, SiteForms['order']>;

interface ReturnedUnits {
  readonly orderItemSummaryId: string;
  readonly quantity: number;
}

/** The order, and the key by which a guest opened it. */
function openedOf({ params: { orderSummaryId }, url }: OrderContext) {
  const orderKey = url.searchParams.get('key');
  return { orderSummaryId, ...(orderKey ? { orderKey } : {}) };
}

/** The page of the order, as it was opened. */
function back(context: OrderContext, query: object = {}): Outcome {
  const { orderSummaryId, orderKey } = openedOf(context);
  return redirectTo(hrefOf(routes.order, { orderSummaryId }, { key: orderKey, ...query }));
}

const pay: Handlers['pay'] = async (context) => {
  const { paymentUrl } = await payOrder(context.client, openedOf(context));
  return paymentUrl === null ? back(context) : redirectTo(paymentUrl);
};

/** The key of the mail's link is the proof; opening the page alone confirms nothing. */
const confirm: Handlers['confirm'] = async (context) => {
  const { orderSummaryId, orderKey } = openedOf(context);
  if (orderKey === undefined) return back(context);
  await confirmOrder(context.client, { orderSummaryId, orderKey });
  return back(context, { confirmed: 1 });
};

const giveUp: Handlers['giveUp'] = async (context) => {
  await cancelUnpaidOrder(context.client, openedOf(context));
  return redirectTo(hrefOf(routes.cart));
};

const again: Handlers['again'] = async (context, form) => {
  const response = await reorder(context.client, { ...openedOf(context), ...formKeyOf(form) });
  return response.notAdded.length === 0
    ? redirectTo(hrefOf(routes.cart))
    : back(context, writeOrderFeedback(response));
};

const cancel: Handlers['cancel'] = async (context, form) => {
  const { values, problems } = readFields(form, { reason: { maxLength: 1000 } });
  if (problems.length > 0) return invalid('cancel', problems, form);
  const reason = values.reason === '' ? {} : values;
  await requestOrderCancellation(context.client, {
    ...openedOf(context),
    ...reason,
    ...formKeyOf(form),
  });
  return back(context, { asked: 1 });
};

const quantityName = /^quantity-([A-Za-z0-9]{15,18})$/;

/** How many of each item; the page of the order lists those that it may be. */
function returnedUnits(form: FormData): readonly ReturnedUnits[] {
  return [...new Set(form.keys())].flatMap((name) => {
    const orderItemSummaryId = quantityName.exec(name)?.[1];
    if (orderItemSummaryId === undefined) return [];
    const quantity = Number(readText(form, name));
    return quantity === 0 ? [] : [{ orderItemSummaryId, quantity }];
  });
}

const returned: Handlers['return'] = async (context, form) => {
  const items = returnedUnits(form);
  const { values, problems } = readFields(form, {
    reason: { maxLength: 40, requiredMessage: texts.returnReasonRequired, accepts: isReturnReason },
    description: { maxLength: 1000 },
  });
  const unclear = items
    .filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 0)
    .map(({ orderItemSummaryId }) => ({
      field: `quantity-${orderItemSummaryId}`,
      message: texts.returnQuantityError,
    }));
  const none = items.length === 0 ? [{ message: texts.nothingToReturn }] : [];
  const all = [...none, ...unclear, ...problems];
  if (all.length > 0 || !isReturnReason(values.reason)) return invalid('return', all, form);
  await requestOrderReturn(context.client, {
    ...openedOf(context),
    items: [...items],
    reason: values.reason,
    ...(values.description === '' ? {} : { description: values.description }),
    ...formKeyOf(form),
  });
  return back(context, { returning: 1 });
};

/** The page has several forms; each has an intent. */
export const actOnOrder = actByIntent<OrderContext, SiteForms['order']>(
  { pay, confirm, giveUp, again, cancel, return: returned },
  {
    field: 'action',
    otherwise: async () => {
      throw new NotFound();
    },
    onError: (error, form, action) => callError(action, form, error),
  },
);
