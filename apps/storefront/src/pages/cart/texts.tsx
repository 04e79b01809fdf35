import type { ReactNode } from 'react';

export const yourCart = 'Your cart';
export const signInToUse = 'Sign in to use the cart';
export const signIn = 'Sign in';
export const accountsOnly = (siteName: string): string =>
  `${siteName} keeps carts for accounts only. Browsing needs none.`;
export const items = 'Items';
export const pagesOfCart = 'Pages of the cart';

export const enterQuantity = 'Enter a whole number, 1 or more.';
export const listingGone = 'This listing is no longer offered.';
export const formIncomplete = 'The form was incomplete, so nothing was changed. Try again.';

export const quotedPrice = (quote: ReactNode, until: ReactNode): ReactNode => (
  <>
    <b>Quoted price</b>, {quote}
    {until && <>, valid until {until}</>}
  </>
);

export const quoteHoldsNot = (reference: string): string =>
  `The quote ${reference} does not hold here, so the usual price does.`;

export const discounts = 'Discounts';
export const appliedCodes = 'Applied codes';
export const removeCode = (code: string): string => `Remove the code ${code}`;
export const takenOffItems = 'Taken off each item that it holds for';
export const takenOffSum = 'Taken off the sum';
export const holdsForNothing = 'Holds for nothing that is in the cart now';
export const byCode = (what: string, code: string): string => `${what}, by the code ${code}.`;

export const discountCode = 'Discount code';
export const code = 'Code';
export const apply = 'Apply';
export const codeApplied = (code: string): string => `The code ${code} is applied.`;
export const enterCode = 'Enter a code.';
export const codeAppliedAlready = 'This code is applied already.';
export const codeExcluded = 'This code does not go together with one that is applied.';
export const codeUsedUp = 'This code has been used as often as it may be.';
export const codeFitsNothing = 'Nothing in the cart qualifies for this code.';
export const codesEnough = 'No more codes can be applied to this cart.';
export const codeUnknown = 'There is no such code. Check it for typing errors.';
export const codeUnchecked = 'The code could not be checked just now. Try again in a moment.';

export const cannotBeOrdered = 'This item cannot be ordered any more. Remove it to continue.';
export const findSimilar = 'Find something like it';
export const quantity = (count: number): string => `Quantity ${count}`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const onlyOne = '1, the only one there is';
export const update = 'Update';
export const each = (price: ReactNode): ReactNode => <>{price} each</>;
export const remove = (name: string): ReactNode => (
  <>
    Remove<span className="visually-hidden"> {name}</span>
  </>
);

export const notAllCame = (count: number): string =>
  count === 1 ? 'One item could not come along' : `${count} items could not come along`;
export const continueWhereYouWere = 'Continue where you were';
export const whyNotAllCame =
  'Somebody else bought it while it stood in your cart, or more was asked for than there is. Everything else from before you signed in is here.';
export const cartCame = 'Your cart came along';
export const whatCame = 'What you put into it before signing in is here now.';
export const alreadyThere = 'Already in your cart';
export const noMoreOf = (name: string): string => `${name}. There is no more of it, so nothing was added.`;
export const added = 'Added to your cart';
export const isReservedThen = (name: string): string =>
  `${name}. It is reserved for you when you go to the checkout.`;
export const removed = 'Removed from your cart';
export const putBack = 'Put it back';
export const notPutBack = 'It could not be put back';
export const notAdded = 'This was not added to your cart';
export const backToListing = 'Back to the listing';
export const lookAtOffers = 'Look at what is offered';
export const restUnchanged = (reasons: string): string => `${reasons} The rest of your cart is as it was.`;
export const notReserved = 'Your items could not be reserved';
export const orderableUnreserved = (reasons: string): string =>
  `${reasons} Your cart is as it was, and what is there can be ordered.`;
export const notChanged = 'The cart was not changed';

export const updating = 'Updating the cart';
export const updated = (label: string, amount: string): string => `Cart updated. ${label}: ${amount}`;

export const summary = 'Summary';
export const opensOnceFilled = 'The checkout opens once everything is in the cart.';
export const settleFirst = 'Settle the items that are marked first; the others stay in the cart.';
export const toCheckout = 'Go to checkout';
export const signInToCheckOut = 'Sign in to check out';
export const continueShopping = 'Continue shopping';
export const reservesAll = 'Going to the checkout reserves everything for you. ';
export const notPaidHere = 'You pay against a purchase order or on invoice, not here.';
export const chargedIn = (currency: string): string => `Charged in ${currency}.`;
export const chargedInOther = (currency: string, shown: string, href: string): ReactNode => (
  <>
    Charged in {currency}, though you see other prices in {shown}: <a href={href}>choose one for both</a>.
  </>
);
export const products = 'Products';
export const onceAllIsIn = 'Once all is in';
export const totalBefore = 'Total before delivery and tax';
export const discount = 'Discount';
export const delivery = 'Delivery';
export const tax = 'Tax';
export const atCheckout = 'At checkout';

export const emptyTheCart = 'Empty the cart';
export const allGo = (count: number): string => `All ${count} items go. This cannot be taken back.`;
export const removeEverything = 'Remove everything';

export const notHereYet = 'Your cart from before you signed in is not here yet';
export const tryAgain = 'Try again';
export const whyNotHereYet =
  'One of your two carts cannot be changed just now: products are still being put into it, or its order waits for an approval. Nothing is lost; it comes along as soon as that is done.';

export const isEmpty =
  'It is empty. Every listing states its condition, what was tested and what is missing.';
export const seeAll = 'See all equipment';
export const askUs = 'Ask us to find something';
export const onAnotherDevice = (href: string): ReactNode => (
  <>
    You put something in on another device? <a href={href}>Sign in</a> to see it.
  </>
);

export const stillFilling = 'We are still putting products into your cart';
export const showAgain = 'Show the cart again';
export const whileFilling =
  'It takes some seconds. Until it is done the cart cannot be changed, and what it comes to is not known.';
export const notPut = (count: number): string =>
  count === 1
    ? 'One product could not be put into your cart'
    : `${count} products could not be put into your cart`;
export const dismiss = 'Do not show this again';
export const andMore = (count: number): string => `And ${count} more.`;
export const restIsIn = 'Everything else that you asked for is in it.';

export const putTogether = 'This cart was put together for you';
export const putAside = 'Put it aside and show my own cart';
export const orderedAsIs =
  'It is ordered as it is and cannot be changed. Your own cart waits until it is ordered or put aside.';

export const somebodyElseOrders =
  'Somebody else orders for you? Send them a link to this cart at today’s prices.';
export const sendToPurchasing = 'Send to purchasing';

export const sortBy = 'Sort by';
export const sort = 'Sort';
export const lastAdded = 'Last added first';
export const firstAdded = 'First added first';
export const nameUp = 'Name, A to Z';
export const nameDown = 'Name, Z to A';
