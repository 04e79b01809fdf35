import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from '../../day/day.ts';
import { FormProblems } from '../../form/form-problems.tsx';
import { hrefOf } from '../../href.ts';
import { locale } from '../../language/language.ts';
import { formatAmount, itemCount } from '../../money/amount.ts';
import type { ViewProps } from '../../page.ts';
import { routes } from '../../routes.ts';
import css from './order.module.css';
import type { OrderData } from './order-data.ts';
import { OrderForm } from './order-form.tsx';
import * as texts from './texts.tsx';

type NoticeProps = Pick<ViewProps<OrderData>, 'data' | 'outcome'>;

/** What there is to know or to do about an order before anything else. */
export function OrderNotices({ data, outcome }: NoticeProps): ReactNode {
  const { order } = data;
  return (
    <>
      {outcome && !['cancel', 'return'].includes(outcome.form) && (
        <FormProblems outcome={outcome} form={outcome.form} heading={texts.actionFailed} />
      )}
      <Reordered data={data} />
      {order.status === 'Awaiting Payment' && <Unpaid data={data} />}
      {order.status === 'Awaiting Confirmation' && <Unconfirmed data={data} />}
      {order.status === 'Created' && data.news.isConfirmed && (
        <Notice tone="success" heading={texts.confirmedHeading}>
          <p>{texts.confirmedBody}</p>
        </Notice>
      )}
      {data.news.isReturnRequested && (
        <Notice tone="success" heading={texts.returnRequestedHeading}>
          <p>{texts.returnRequestedBody}</p>
        </Notice>
      )}
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
      heading={texts.unpaidHeading}
      nextStep={
        <div className={css.choices}>
          <OrderForm data={data} action="pay" label={texts.payByCard(amount)} variant="primary" />
          <OrderForm data={data} action="giveUp" label={texts.cancelUnpaidButton} />
        </div>
      }
    >
      <p>{texts.unpaidBody(until ? clock.format(new Date(until)) : null)}</p>
    </Notice>
  );
}

function Unconfirmed({ data }: { readonly data: OrderData }): ReactNode {
  const { order, orderKey } = data;
  const { confirmableUntil, contactEmail } = order;
  const until = confirmableUntil ? formatMoment(confirmableUntil) : null;
  return (
    <Notice
      tone="warning"
      heading={texts.unconfirmedHeading}
      nextStep={
        orderKey !== null && (
          <OrderForm data={data} action="confirm" label={texts.confirmOrder} variant="primary" />
        )
      }
    >
      <p>{orderKey === null ? texts.confirmationMailHint(contactEmail) : texts.confirmHint}</p>
      <p>{texts.reservedUntil(until)}</p>
    </Notice>
  );
}

function Canceled({ data }: { readonly data: OrderData }): ReactNode {
  const { order } = data;
  const { cancellation, payment } = order;
  const { paidDate, refundedDate } = payment;
  return (
    <Notice heading={texts.canceledHeading}>
      {refundedDate && <p>{texts.refundedOn(formatDay(refundedDate))}</p>}
      {!refundedDate && paidDate && !order.returns?.length && <p>{texts.refundPending}</p>}
      {order.confirmableUntil && <p>{texts.confirmationExpired}</p>}
      {!paidDate && !refundedDate && <p>{texts.nothingDue}</p>}
      {cancellation?.note && <p className={css.note}>{cancellation.note}</p>}
    </Notice>
  );
}

function Asked({ data }: { readonly data: OrderData }): ReactNode {
  const { cancellation } = data.order;
  if (cancellation?.state === 'Declined') {
    return (
      <Notice tone="warning" heading={texts.cancellationDeclined}>
        <p>{texts.cancellationDeclinedBody}</p>
        {cancellation.note && <p className={css.note}>{cancellation.note}</p>}
      </Notice>
    );
  }
  return (
    <Notice tone={data.news.isAsked ? 'success' : 'info'} heading={texts.cancellationRequested}>
      <p>{texts.cancellationPending}</p>
    </Notice>
  );
}

function Reordered({ data }: { readonly data: OrderData }): ReactNode {
  const { added, missing } = data.news;
  if (added === null) return null;
  return (
    <Notice
      tone={added > 0 ? 'success' : 'warning'}
      heading={added > 0 ? texts.addedToCart(itemCount(added)) : texts.noneAvailable}
      nextStep={added > 0 && <a href={hrefOf(routes.cart)}>{texts.goToCart}</a>}
    >
      {missing.length > 0 && (
        <>
          <p>{texts.unavailableItems}</p>
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
