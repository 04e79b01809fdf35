import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatAmount, itemCount } from '../../buying/amount.ts';
import { formatDay } from '../../buying/day.ts';
import { FormProblems } from '../../buying/form-problems.tsx';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { locale } from '../../language/language.ts';
import { routes } from '../../routes.ts';
import css from './order.module.css';
import { OrderForm } from './order-form.tsx';
import type { OrderData } from './order-view.tsx';

type NoticeProps = Pick<ViewProps<OrderData>, 'data' | 'outcome'>;

/** What there is to know or to do about an order before anything else. */
export function OrderNotices({ data, outcome }: NoticeProps): ReactNode {
  const { order } = data;
  const heading = 'That was not done';
  return (
    <>
      {outcome && outcome.form !== 'cancel' && (
        <FormProblems outcome={outcome} form={outcome.form} heading={heading} />
      )}
      <Reordered data={data} />
      {order.status === 'Awaiting Payment' && <Unpaid data={data} />}
      {order.status === 'Canceled' && <Canceled data={data} />}
      {order.status !== 'Canceled' && order.cancellation && <Asked data={data} />}
    </>
  );
}

/** `2:45 PM UTC`: the server does not know where the shopper is. */
const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });

function Unpaid({ data }: { readonly data: OrderData }): ReactNode {
  const { payment, totalAmount, currencyIsoCode } = data.order;
  const until = payment.payableUntil;
  const amount = formatAmount(totalAmount, currencyIsoCode);
  return (
    <Notice
      tone="warning"
      heading="This order is not paid yet"
      nextStep={
        <div className={css.choices}>
          <OrderForm data={data} action="pay" label={`Pay ${amount} by card`} variant="primary" />
          <OrderForm data={data} action="giveUp" label="Give it up and go back to the cart" />
        </div>
      }
    >
      <p>
        Its items are kept for you{until && ` until ${clock.format(new Date(until))} UTC`}. After that the
        order is canceled, they are for sale again, and nothing is charged. If you have paid just now, look
        again in a minute.
      </p>
    </Notice>
  );
}

function Canceled({ data }: { readonly data: OrderData }): ReactNode {
  const { cancellation, payment } = data.order;
  const { paidDate, refundedDate } = payment;
  return (
    <Notice heading="This order is canceled">
      {refundedDate && <p>What was paid was given back on {formatDay(refundedDate)}.</p>}
      {!refundedDate && paidDate && <p>What was paid is being given back to the card.</p>}
      {!paidDate && !refundedDate && <p>Nothing is delivered, and nothing is to be paid.</p>}
      {cancellation?.note && <p className={css.note}>{cancellation.note}</p>}
    </Notice>
  );
}

function Asked({ data }: { readonly data: OrderData }): ReactNode {
  const { cancellation } = data.order;
  if (cancellation?.state === 'Declined') {
    return (
      <Notice tone="warning" heading="This order could not be canceled">
        <p>It is carried out as it was placed.</p>
        {cancellation.note && <p className={css.note}>{cancellation.note}</p>}
      </Notice>
    );
  }
  return (
    <Notice tone={data.news.isAsked ? 'success' : 'info'} heading="You asked to cancel this order">
      <p>
        Somebody decides it within one working day, and nothing is sent before. You read the answer here and
        get it by mail.
      </p>
    </Notice>
  );
}

function Reordered({ data }: { readonly data: OrderData }): ReactNode {
  const { added, missing } = data.news;
  if (added === null) return null;
  return (
    <Notice
      tone={added > 0 ? 'success' : 'warning'}
      heading={added > 0 ? `In your cart: ${itemCount(added)}` : 'Nothing of it is for sale at the moment'}
      nextStep={added > 0 && <a href={hrefOf(routes.cart)}>Go to the cart</a>}
    >
      {missing.length > 0 && (
        <>
          <p>Sold, reserved, or there in a lower number:</p>
          <ul>
            {missing.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
