import type { Cents } from '../market/money.ts';

/** What is to be paid, and where who pays comes from and goes back to. */
export interface PaymentRequest {
  /** The payment's own id. Two requests with it lead to one payment. */
  readonly paymentId: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
  readonly email: string;
  /** Nobody can pay from then on. */
  readonly expiresAt: Date;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface StartedPayment {
  /** What the service calls it. */
  readonly reference: string;
  /** The page of the service on which it is paid. */
  readonly url: string;
}

/**
 * The status of a payment. `open`: it can be paid, or is being processed. `ended`: it was not paid and never will be.
 * `charge` is what is given back by a refund.
 */
export type PaymentStatus =
  | { readonly state: 'open' }
  | { readonly state: 'ended' }
  | { readonly state: 'paid'; readonly amount: Cents; readonly currency: string; readonly charge: string };

/** What a service reports by its webhook. */
export interface PaymentEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly status: PaymentStatus;
}

/** A part of a charge that is given back. */
export interface RefundPart {
  /** Its own id. */
  readonly refundId: string;
  readonly charge: string;
  readonly amount: Cents;
  /** ISO 4217. */
  readonly currency: string;
}

/** A service on whose pages orders are paid: no number of a card ever comes here. */
export interface PaymentProvider {
  /** Stored with payments. */
  readonly name: string;
  /** Origins of the service's pages, to which forms of this site may lead. */
  readonly pageOrigins: readonly string[];
  start(request: PaymentRequest): Promise<StartedPayment>;
  status(reference: string): Promise<PaymentStatus>;
  /** Ends the payment; returns its status then, which may be `paid`. */
  end(reference: string): Promise<PaymentStatus>;
  /**
   * Gives the whole charge back. Done twice with the same payment's id, it is done once. Returns once it is given back, and
   * not before: a `PaymentUnavailable` means that it is still being processed.
   */
  refund(paymentId: string, charge: string): Promise<void>;
  /**
   * Gives a part of the charge back. Done twice with the same id, it is done once. Returns and throws as `refund` does; what
   * is more than is left of the charge is refused.
   */
  refundPart(part: RefundPart): Promise<void>;
  /**
   * Reads what came to the webhook. Null for what is of no concern here. Throws a `PaymentRefused` where it is not from
   * the service, or old.
   */
  readEvent(body: string, headers: Headers, now: Date): PaymentEvent | null;
}

/** With these a shop accepts cards. */
export interface PaymentOptions {
  readonly provider: PaymentProvider;
  /** The public address of the site: who has paid comes back to it. */
  readonly baseUrl: string;
}

/** The service did not respond, or is out of order at the moment: the request may be repeated. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** The service rejects the request, or its message is not valid; repeating it changes nothing. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}
