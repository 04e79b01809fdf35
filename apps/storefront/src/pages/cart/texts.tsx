import type { ReactNode } from 'react';

export const yourCart = 'Your cart';
export const signInToUse = 'Sign in to use the cart';
export const signIn = 'Sign in';
export const accountsOnlyLead = (siteName: string): string =>
  `${siteName} keeps carts for accounts only. Browsing needs none.`;
export const items = 'Items';
export const paginationLabel = 'Pages of the cart';

export const quantityError = 'Enter a whole number, 1 or more.';
export const listingGone = 'This listing is no longer offered.';
export const formIncomplete = 'The form was incomplete, so nothing was changed. Try again.';

export const quotedPrice = (quote: ReactNode, until: ReactNode): ReactNode => (
  <>
    <b>Quoted price</b>, {quote}
    {until && <>, valid until {until}</>}
  </>
);

export const quoteNotApplied = (reference: string): string =>
  `The quote ${reference} does not hold here, so the usual price does.`;

export const discounts = 'Discounts';
export const appliedCodes = 'Applied codes';
export const removeCode = (code: string): string => `Remove the code ${code}`;
export const itemDiscount = 'Taken off each item that it holds for';
export const orderDiscount = 'Taken off the sum';
export const discountUnused = 'Holds for nothing that is in the cart now';
export const discountByCode = (what: string, code: string): string => `${what}, by the code ${code}.`;

export const discountCode = 'Discount code';
export const code = 'Code';
export const apply = 'Apply';
export const codeApplied = (code: string): string => `The code ${code} is applied.`;
export const codeRequired = 'Enter a code.';
export const codeAlreadyApplied = 'This code is applied already.';
export const codeExcluded = 'This code does not go together with one that is applied.';
export const codeExhausted = 'This code has been used as often as it may be.';
export const codeNotApplicable = 'Nothing in the cart qualifies for this code.';
export const codeLimitReached = 'No more codes can be applied to this cart.';
export const codeUnknown = 'There is no such code. Check it for typing errors.';
export const codeCheckFailed = 'The code could not be checked just now. Try again in a moment.';

export const notOrderable = 'This item cannot be ordered any more. Remove it to continue.';
export const findSimilar = 'Find something like it';
export const quantity = (count: number): string => `Quantity ${count}`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const singleUnit = '1, the only one there is';
export const update = 'Update';
export const unitPrice = (price: ReactNode): ReactNode => <>{price} each</>;
export const remove = (name: string): ReactNode => (
  <>
    Remove<span className="visually-hidden"> {name}</span>
  </>
);

export const mergeIncomplete = (count: number): string =>
  count === 1 ? 'One item could not come along' : `${count} items could not come along`;
export const continueLink = 'Continue where you were';
export const mergeIncompleteReason =
  'Somebody else bought it while it was in your cart, or you wanted more than there is. Everything else from before you signed in is here.';
export const cartMerged = 'Your cart came along';
export const cartMergedBody = 'What you put into it before signing in is here now.';
export const alreadyThere = 'Already in your cart';
export const noMoreAvailable = (name: string): string =>
  `${name}. There is no more of it, so nothing was added.`;
export const added = 'Added to your cart';
export const reservedAtCheckout = (name: string): string =>
  `${name}. It is reserved for you when you go to the checkout.`;
export const removed = 'Removed from your cart';
export const restoreButton = 'Put it back';
export const restoreFailed = 'It could not be put back';
export const addFailed = 'This was not added to your cart';
export const backToListing = 'Back to the listing';
export const browseListings = 'Look at what is offered';
export const otherItemsUnchanged = (reasons: string): string =>
  `${reasons} The rest of your cart is as it was.`;
export const reservationFailed = 'Your items could not be reserved';
export const unreservedButOrderable = (reasons: string): string =>
  `${reasons} Your cart is as it was, and what is there can be ordered.`;
export const changeFailed = 'The cart was not changed';

export const updating = 'Updating the cart';
export const updated = (label: string, amount: string): string => `Cart updated. ${label}: ${amount}`;

export const summary = 'Summary';
export const checkoutAfterFilling = 'The checkout opens once everything is in the cart.';
export const resolveMarkedItems = 'Settle the items that are marked first; the others stay in the cart.';
export const checkoutLink = 'Go to checkout';
export const signInToCheckOut = 'Sign in to check out';
export const continueShopping = 'Continue shopping';
export const checkoutReservesItems = 'Going to the checkout reserves everything for you. ';
export const paymentHint = 'You pay against a purchase order or on invoice, not here.';
export const chargedIn = (currency: string): string => `Charged in ${currency}.`;
export const chargedInOtherCurrency = (currency: string, shown: string, href: string): ReactNode => (
  <>
    Charged in {currency}, though you see other prices in {shown}: <a href={href}>choose one for both</a>.
  </>
);
export const products = 'Products';
export const pendingAmount = 'Once all is in';
export const totalBeforeDelivery = 'Total before delivery and tax';
export const discount = 'Discount';
export const delivery = 'Delivery';
export const tax = 'Tax';
export const calculatedAtCheckout = 'At checkout';

export const clearCart = 'Empty the cart';
export const clearCartWarning = (count: number): string =>
  `All ${count} items are removed. This cannot be undone.`;
export const clearCartButton = 'Remove everything';

export const mergePending = 'Your cart from before you signed in is not here yet';
export const tryAgain = 'Try again';
export const mergePendingReason =
  'One of your two carts cannot be changed just now: products are still being put into it, or its order waits for an approval. Nothing is lost; it comes along as soon as that is done.';

export const emptyCartLead =
  'It is empty. Every listing states its condition, what was tested and what is missing.';
export const seeAll = 'See all equipment';
export const requestEquipment = 'Ask us to find something';
export const otherDeviceHint = (href: string): ReactNode => (
  <>
    You put something in on another device? <a href={href}>Sign in</a> to see it.
  </>
);

export const fillingHeading = 'We are still putting products into your cart';
export const reloadCart = 'Show the cart again';
export const fillingBody =
  'It takes some seconds. Until it is done the cart cannot be changed, and what it comes to is not known.';
export const itemsNotAdded = (count: number): string =>
  count === 1
    ? 'One product could not be put into your cart'
    : `${count} products could not be put into your cart`;
export const dismiss = 'Do not show this again';
export const moreCount = (count: number): string => `And ${count} more.`;
export const otherItemsAdded = 'Everything else that you wanted is in it.';

export const preparedCartHeading = 'This cart was put together for you';
export const leavePreparedCart = 'Put it aside and show my own cart';
export const preparedCartBody =
  'It is ordered as it is and cannot be changed. Your own cart waits until it is ordered or put aside.';

export const purchasingHint =
  'Somebody else orders for you? Send them a link to this cart at today’s prices.';
export const sendToPurchasing = 'Send to purchasing';

export const sortBy = 'Sort by';
export const sort = 'Sort';
export const lastAdded = 'Last added first';
export const firstAdded = 'First added first';
export const nameAscending = 'Name, A to Z';
export const nameDescending = 'Name, Z to A';
