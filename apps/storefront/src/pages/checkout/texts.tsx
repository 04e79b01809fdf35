import type { ReactNode } from 'react';

export const checkout = 'Checkout';
export const stepNames = { address: 'Address', delivery: 'Delivery', payment: 'Payment', review: 'Review' };

type Step = keyof typeof stepNames;

export const stepTitle = (step: Step): string => `Checkout: ${stepNames[step].toLowerCase()}`;
export const continueTo = (step: Step): string => `Continue to ${stepNames[step].toLowerCase()}`;
export const backTo = (step: Step): string => `Back to ${stepNames[step].toLowerCase()}`;
export const backToCart = 'Back to the cart';
export const stepDone = ', done';
export const changeStepLink = (what: string): ReactNode => (
  <>
    Change<span className="visually-hidden"> {what}</span>
  </>
);
export const changeStep = (step: Step): ReactNode => changeStepLink(stepNames[step].toLowerCase());

export const addressQuestion = 'Where does it go?';
export const guestHint = (signIn: string): ReactNode => (
  <>
    You check out without an account. <a href={signIn}>Sign in</a> to pay on invoice and to keep your orders;
    the cart comes along.
  </>
);
export const email = 'E-mail';
export const emailHint = 'For questions about the order and its delivery.';
export const singleAddressCart =
  'This cart was put together to go to one address. For several, ask whoever sent it for a cart each.';
export const severalAddressesHint = (href: string): ReactNode => (
  <>
    Not all to one place? <a href={href}>Ship to several addresses</a>
  </>
);
export const deliveries = 'Deliveries';
export const enterAddressOf = (delivery: string): string => `Enter the address of ${delivery}`;
export const changeDeliveries = 'Change deliveries and what goes where';

export const needsApproval = 'This order needs an approval';
export const spendingLimit = (amount: string): string =>
  `Your account lets you order up to ${amount} at a time, tax and delivery included.`;
export const approversHint = (names: string): string =>
  `${names} can approve it. Until then nothing is ordered, and the cart stands still.`;
export const noApprover =
  'Nobody of your account can approve it yet: ask us to name somebody, or order less at a time.';

export const summary = 'Summary';
export const moreApprovers = ' and more';
export const changeCart = 'Change the cart';

export const deliveryQuestion = 'How is it delivered?';
export const deliveryLead = (place: string): string =>
  `To ${place}. Weight, size and handling of what you buy decide what is possible.`;
export const delivery = 'Delivery';
export const deliveryRequired = 'Choose how it is delivered.';
export const instructions = 'Instructions for the carrier';
export const instructionsHint =
  'Loading dock, opening hours, floor, lift, and whom to call. Leave it empty if none are needed.';
export const deliveryUnavailable = (place: string): string => `None of our ways of delivery reaches ${place}`;
export const changeAddress = 'Change the address';
export const askForTransport = 'Ask us for a transport quote';
export const nothingLost = (obstacles: string): string =>
  `${obstacles} Your cart and what you have entered stay as they are.`;
export const free = 'Free';
export const daysBetween = (days: string, from: string, to: string): string => `${days}, ${from} to ${to}`;

export const severalDeliveries = (count: number): string => `${count} deliveries, each in its own way.`;
export const arrangeItems = 'Change what goes where';
export const deliveryItems = (place: string, items: string): string => `To ${place}: ${items}`;
export const deliveryItemsWithoutAddress = (items: string): string => `No address yet: ${items}`;
export const deliveryImpossible = 'This delivery is not possible as it is';
export const addressMissing = 'Enter its address first.';
export const requestedDate = 'Wished for on';
export const requestedDateHint = 'If a day suits you best. It is a wish: the carrier calls to agree on it.';
export const instructionsHintForEach = 'Loading dock, opening hours, floor, lift, and whom to call.';
export const eachDeliveryRequired = 'Choose for each delivery how it is delivered.';
export const dayError = 'Enter the day as year, month and day, such as 2026-12-31.';

export const paymentQuestion = 'How do you pay?';
export const notChargedYet = 'Nothing is charged at this step.';
export const payment = 'Payment';
export const paymentRequired = 'Choose how you pay.';
export const purchaseOrder = 'Purchase order';
export const purchaseOrderHint =
  'Your institution’s order number stands on the invoice, which follows when the goods are on their way.';
export const invoice = 'Invoice';
export const invoiceHint = 'Without an order number, to the billing address.';
export const card = 'Card';
export const cardHint = 'On the page of our payment service, after you have placed the order.';
export const invoiceNeedsAccount = (signIn: string): ReactNode => (
  <>
    Invoices without a purchase order need an account: <a href={signIn}>sign in</a>, and come back here.
  </>
);
export const purchaseOrderNumber = 'Purchase order number';
export const purchaseOrderNumberRequired = 'Enter the number of your purchase order.';
export const purchaseOrderFile = 'Purchase order as a file';
export const replacePurchaseOrderFile = 'Another file of the purchase order';
export const purchaseOrderFileHint = 'If you have it: PDF, PNG or JPEG, 10 MB at most.';
export const attachedFileHint = (file: string): string => `Attached: ${file}. Another file takes its place.`;
export const removeFile = 'Remove the attached file';
export const fileTooLarge = 'The file is larger than 10 MB. Choose a smaller one.';
export const billingAddress = 'Billing address';
export const sameAsDelivery = 'Same as the delivery address';
export const vatNumber = 'VAT number';
export const vatNumberHint =
  'Of a business in the European Union, such as DE123456788. What it has sent to another member state is then invoiced without VAT.';
export const vatNumberError =
  'This is no VAT number of a business in the European Union. It begins with two letters, such as DE123456788.';
export const vatNumberInactive =
  'The VAT register (VIES) states that this number is not in use. Check it, or leave the field empty: then the order includes VAT.';

export const reviewQuestion = 'Is everything right?';
export const allDeliveries = 'All together';
export const items = 'Items';
export const oneBill = (deliveries: number): string => `${deliveries} deliveries, one order and one bill.`;
export const moreInCart = (count: number, href: string): ReactNode => (
  <>
    and {count} more <a href={href}>in the cart</a>
  </>
);
export const contact = 'Contact';
export const deliverTo = 'Deliver to';
export const asStatedPerDelivery = 'As said for each delivery.';
export const payAfterPlacing = 'You pay on the page of our payment service, right after placing the order.';
export const withFile = (title: string): string => `With the file ${title}`;
export const vatNumberWithValue = (number: string): string => `VAT number ${number}`;
export const requestedDateText = (day: string): string => `Wished for ${day}`;
export const totalsSummary = (
  products: string,
  discount: string | null,
  delivery: string,
  tax: string,
): string =>
  `Products ${products}${discount === null ? '' : `, discount ${discount}`}, delivery ${delivery}, tax ${tax}`;

export const itemsNotOrderable = (count: number): string =>
  count === 1 ? 'One item cannot be ordered any more' : `${count} items cannot be ordered any more`;
export const noOrderPlaced = 'No order was placed. ';
export const otherItemsOrderable =
  'Everything else is still yours to order: take out what is marked below, look at the new total, and place the order.';
export const totalChanged = 'The total has changed';
export const totalChangedBody = (before: string, now: string): string =>
  `It was ${before} and is ${now} now, because the cart, a price or the delivery changed meanwhile. `;
export const changedSinceReview = 'The cart, a price or the delivery changed meanwhile. ';
export const confirmNewTotal = 'No order was placed. If the new total is right, place the order.';
export const placingFailed = 'The order was not placed';
export const cartUnchanged = (reasons: string): string => `${reasons} Your cart is as it was.`;
export const notOrderable = 'This item cannot be ordered any more.';
export const orderWithoutItem = (name: string): ReactNode => (
  <>
    Order without it<span className="visually-hidden">: {name}</span>
  </>
);

export const termsAndButtonHint = (isApprovalNeeded: boolean, currency: string, href: string): ReactNode => (
  <>
    {isApprovalNeeded ? 'Once it is approved' : 'By placing the order'} you buy these items at this total,
    charged in {currency}, under the terms of sale: used equipment in the condition that its listing states,
    returns and warranty as in <a href={href}>warranty and returns</a>.
  </>
);
export const agreeToTerms = 'I agree to the terms of sale.';
export const readTerms = (href: string): ReactNode => <a href={href}>Read the terms of sale</a>;
export const agreementRequired = 'Tick that you agree to the terms of sale.';
export const termsChanged = 'The terms of sale have changed. Read them, and agree to them again.';
export const requestApproval = (amount: string): string => `Ask for approval of ${amount}`;
export const requestingApproval = 'Asking for the approval …';
export const placeOrder = (amount: string): string => `Place order for ${amount}`;
export const placingOrder = 'Placing the order …';
export const formIncomplete = 'The form was incomplete. Check the order and place it again.';
export const outcomeUnknown =
  'We could not reach the server to confirm the order. Place it again: if it had arrived, you are led to that same order and nothing is ordered twice.';
