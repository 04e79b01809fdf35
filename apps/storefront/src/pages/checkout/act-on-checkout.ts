import { type Client, changesOf, type GuestDetails, publishChanges } from '@relab/client';
import {
  addCheckoutPayment,
  getCheckout,
  guestDetails,
  isGuest,
  placeOrder,
  setGuestDetails,
  updateCheckout,
} from '@relab/client/commerce';
import type { Address } from '@relab/contract/commerce';
import { invalid, NotFound, type Outcome, redirectTo } from '@relab/pages';
import type { Params } from '@relab/pages/routes';
import { guestStorage } from '../../account/guest-storage.ts';
import { readShopper } from '../../account/shopper.ts';
import { readAddress } from '../../address/postal-address.ts';
import { type CallErrorOptions, callError, hasStatusOrCode } from '../../form/call-error.ts';
import { emailRule, readFields, readText, withoutEmpty } from '../../form/form-reading.ts';
import { hrefOf } from '../../href.ts';
import type { PageContext } from '../../page.ts';
import { routes } from '../../routes.ts';
import { addressFieldOf } from './address/address-field-of.ts';
import { DeliveryGroupError, readGroups, writeGroups } from './group-change.ts';
import { fieldOfGroup, groupMembers } from './group-field.ts';
import { isPaymentMethod, keepDocument, readDocument } from './payment/purchase-order.ts';
import { isStep, type Step } from './step.ts';
import * as texts from './texts.tsx';

type CheckoutContext = PageContext<Params<'/checkout/:step?'>>;
type Act = (context: CheckoutContext, form: FormData) => Promise<Outcome>;

const hrefOfStep = (step: Step) => hrefOf(routes.checkout, { step });
const active = { checkoutId: 'active' };

/** A checkout that is gone, bought out or expired, begins anew from the cart. */
function refusedStep(step: Step, form: FormData, error: unknown, options: CallErrorOptions = {}): Outcome {
  if (hasStatusOrCode(error, 404)) return redirectTo(hrefOf(routes.checkout, {}));
  return callError(step, form, error, { next: hrefOfStep(step), ...options });
}

/** What a guest typed need not be typed again (S-136). */
async function keepDetails(client: Client, details: GuestDetails): Promise<void> {
  const memory = guestStorage(client);
  if (await isGuest(client)) setGuestDetails(memory, { ...guestDetails(memory), ...details });
}

/** A split cart has the addresses in its deliveries; this step needs the contact alone. */
const contactOnly: Act = async ({ client }, form) => {
  const { values, problems } = readFields(form, { email: emailRule });
  if (problems.length > 0) return invalid('address', problems, form);
  try {
    await updateCheckout(client, { ...active, contactInfo: values });
  } catch (error) {
    return refusedStep('address', form, error, { fieldOf: (_, members) => addressFieldOf('', members) });
  }
  await keepDetails(client, values);
  return redirectTo(hrefOf(routes.checkout, {}));
};

const address: Act = async (context, form) => {
  if (form.has('isSplit')) return contactOnly(context, form);
  const { client } = context;
  const { shippingCountries } = await readShopper(client);
  const contact = readFields(form, { email: emailRule });
  const delivery = readAddress(form, '', shippingCountries);
  const problems = [...contact.problems, ...delivery.problems];
  if (problems.length > 0) return invalid('address', problems, form);
  try {
    await updateCheckout(client, {
      ...active,
      contactInfo: contact.values,
      deliveryAddress: delivery.address,
    });
  } catch (error) {
    const fieldOf = (_: string, members: readonly string[]) => addressFieldOf('', members);
    return refusedStep('address', form, error, { fieldOf });
  }
  const { name: lastName, phoneNumber = '' } = delivery.address;
  await keepDetails(client, { ...contact.values, lastName, phoneNumber });
  return redirectTo(hrefOfStep('delivery'));
};

const instructionsRule = { shippingInstructions: { maxLength: 1000 } };

/** All deliveries of a split cart. */
const deliveries: Act = async ({ client }, form) => {
  try {
    const { changes, problems } = readGroups(form, await getCheckout(client, active));
    if (problems.length > 0) return invalid('delivery', problems, form);
    await writeGroups(client, changes);
  } catch (error) {
    if (!(error instanceof DeliveryGroupError)) return refusedStep('delivery', form, error);
    const { groupId, cause } = error;
    const fieldOf = (_: string, members: readonly string[]) => {
      const member = groupMembers.find((name) => members.includes(name));
      return member && fieldOfGroup(member, groupId);
    };
    return refusedStep('delivery', form, cause, { fieldOf });
  }
  // The next step that is not complete: a delivery may have come in meanwhile.
  return redirectTo(hrefOf(routes.checkout, {}));
};

const delivery: Act = async (context, form) => {
  if (form.has('isSplit')) return deliveries(context, form);
  const { client } = context;
  const deliveryMethodId = readText(form, 'deliveryMethodId');
  const { values, problems } = readFields(form, instructionsRule);
  const unchosen = { field: 'deliveryMethodId', message: texts.deliveryRequired };
  if (deliveryMethodId === '' || problems.length > 0)
    return invalid('delivery', [...(deliveryMethodId === '' ? [unchosen] : []), ...problems], form);
  try {
    await updateCheckout(client, { ...active, deliveryMethodId, ...values });
  } catch (error) {
    return refusedStep('delivery', form, error, {
      fieldOf: (_, members) =>
        ['deliveryMethodId', 'shippingInstructions'].find((name) => members.includes(name)),
    });
  }
  return redirectTo(hrefOfStep('payment'));
};

const payment: Act = async ({ client }, form) => {
  const paymentMethod = readText(form, 'paymentMethod');
  if (!isPaymentMethod(paymentMethod))
    return invalid('payment', [{ field: 'paymentMethod', message: texts.paymentRequired }], form);
  const isOrder = paymentMethod === 'PurchaseOrder';
  const number = readFields(form, {
    purchaseOrderNumber: isOrder
      ? { requiredMessage: texts.purchaseOrderNumberRequired, maxLength: 60 }
      : { maxLength: 60 },
  });
  const vat = readFields(form, { vatNumber: { maxLength: 20 } });
  const { shippingCountries } = await readShopper(client);
  const other = form.has('sameBilling') ? undefined : readAddress(form, 'billing', shippingCountries);
  const document = readDocument(form);
  const problems = [
    ...number.problems,
    ...(isOrder ? document.problems : []),
    ...vat.problems,
    ...(other?.problems ?? []),
  ];
  if (problems.length > 0) return invalid('payment', problems, form);
  const billing: { billingAddress?: Address } = other ? { billingAddress: other.address } : {};
  try {
    await addCheckoutPayment(client, {
      ...active,
      paymentMethod,
      ...(isOrder ? withoutEmpty(number.values) : {}),
      ...withoutEmpty(vat.values),
      ...billing,
    });
    if (isOrder) await keepDocument(client, document);
  } catch (error) {
    return refusedStep('payment', form, error, {
      messages: { FIELD_INTEGRITY_EXCEPTION: texts.vatNumberInactive },
      translate: (_, members) => (members.includes('vatNumber') ? texts.vatNumberError : undefined),
      fieldOf: (_, members) =>
        (members.includes('fileData') ? 'purchaseOrderFile' : undefined) ??
        ['purchaseOrderNumber', 'vatNumber', 'paymentMethod'].find((name) => members.includes(name)) ??
        addressFieldOf('billing', members),
    });
  }
  return redirectTo(hrefOfStep('review'));
};

const review: Act = async ({ client }, form) => {
  const expectedTotal = readText(form, 'expectedTotal');
  const currency = readText(form, 'expectedCurrency');
  const acceptedTerms = readText(form, 'acceptedTerms');
  // The checkout by its own id: repeated after it is done, the call answers the order that it became.
  const checkoutId = readText(form, 'checkoutId') || active.checkoutId;
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(expectedTotal))
    return invalid('review', [{ message: texts.formIncomplete }], form);
  try {
    const placed = await placeOrder(client, {
      checkoutId,
      expectedTotal,
      ...(/^[A-Z]{3}$/.test(currency) && { expectedCurrencyIsoCode: currency }),
      ...withoutEmpty({ acceptedTerms }),
    });
    // Above the spending limit of the buyer an approval is requested instead.
    return 'approvalId' in placed
      ? redirectTo(hrefOf(routes.approvals, undefined, { asked: placed.approvalId }))
      : redirectTo(
          placed.paymentUrl ?? hrefOf(routes.confirmation, { orderSummaryId: placed.orderSummaryId }),
        );
  } catch (error) {
    // The checkout has changed: the page reloads it to show why.
    await publishChanges(client, changesOf('checkout', 'carts'));
    if (hasStatusOrCode(error, 'CHECKOUT_INCOMPLETE')) return redirectTo(hrefOf(routes.checkout, {}));
    if (hasStatusOrCode(error, 'CART_CHANGED')) return invalid('changed', [], form);
    // Nobody can tell from here whether the order arrived.
    return refusedStep('review', form, error, {
      unreachable: texts.outcomeUnknown,
      fieldOf: (_, members) => (members.includes('acceptedTerms') ? 'acceptedTerms' : undefined),
      translate: (_, members) =>
        members.includes('acceptedTerms')
          ? acceptedTerms === ''
            ? texts.agreementRequired
            : texts.termsChanged
          : undefined,
    });
  }
};

const acts: Readonly<Record<Step, Act>> = { address, delivery, payment, review };

/** Each step's address takes that step's form. */
export const actOnCheckout: Act = async (context, form) => {
  const step = context.params.step ?? '';
  if (!isStep(step)) throw new NotFound();
  return acts[step](context, form);
};
