import type { ReactNode } from 'react';

export const withAccount = 'With an account';
export const payOnInvoice = (): ReactNode => (
  <>
    <b>Pay on invoice.</b> Without one, orders go against a purchase order.
  </>
);
export const keepCart = (): ReactNode => (
  <>
    <b>Keep your cart.</b> What is in it now comes along and waits on every device.
  </>
);
export const findOrders = (): ReactNode => (
  <>
    <b>Find every order.</b> Amounts, addresses and documents, as they were placed.
  </>
);

export const name = 'Name';
export const company = 'Company or institute';
export const street = 'Street and number';
export const postalCode = 'Postal code';
export const city = 'City';
export const region = 'State or region';
export const country = 'Country';
export const chooseCountry = 'Choose a country';
export const telephone = 'Telephone';
export const carrierCalls = 'The carrier calls before it delivers.';
export const enterName = 'Enter a name.';
export const enterStreet = 'Enter the street and number.';
export const enterPostalCode = 'Enter the postal code.';
export const enterCity = 'Enter the city.';
export const countryMissing = 'Choose a country.';
export const countryWrong = 'Choose a country from the list.';
export const telephoneWrong = 'Enter a telephone number such as +49 30 1234567.';

export const itemCount = (count: string, isOne: boolean): string => `${count} ${isOne ? 'item' : 'items'}`;
export const workingDays = (minimum: number, maximum: number): string => {
  if (minimum >= maximum) return `${maximum} working ${maximum === 1 ? 'day' : 'days'}`;
  return `${minimum} to ${maximum} working days`;
};

export const isApproved = (amount: string): string => `This order of ${amount} is approved`;
export const seeOrWithdraw = 'See it, or withdraw it';
export const placeAndPay =
  'Place and pay it in the checkout. Until then nothing is ordered, and the cart cannot be changed.';
export const waitsForApproval = (amount: string): string => `This order of ${amount} waits for an approval`;
export const standsStill = 'Cart and checkout cannot be changed until it is decided. Nothing is ordered yet.';
export const buyerManager = 'A buyer manager';
export const turnedDown = (name: string): string => `${name} turned this order down`;
export const noteOf = (note: string): string => `“${note}” `;
export const askAgain = 'You can change the cart and ask again.';

export const leaveEmpty = 'Homepage, to be left empty';
export const correct = 'Please correct the following';
export const noControls = 'Remove the control characters.';
export const tooLong = (longest: number, length: number): string =>
  `Use ${longest} characters at most; these are ${length}.`;
export const cannotBeUsed = 'This cannot be used.';
export const enterEmail = 'Enter your e-mail address.';
export const emailWrong = 'Enter an e-mail address such as name@institute.example.';
export const aboutPassword = (shortest: number): string =>
  `${shortest} characters or more. A few words in a row do well.`;
export const enterPassword = 'Enter a password.';
export const passwordTooShort = (shortest: number): string => `Use ${shortest} characters or more.`;
export const unreachable =
  'We could not reach the server, so this was not done. Check your connection and try again in a moment.';

export const deliveryOf = (number: number, count: number): string => `Delivery ${number} of ${count}`;
export const wishedFor = (day: string): string => `Wished for ${day}`;
export const deliveredTo = 'Delivered to';
export const billedTo = 'Billed to';
export const payment = 'Payment';
export const vatNumber = (number: string): string => `VAT number ${number}`;
export const purchaseOrder = 'Purchase order';
export const purchaseOrderOf = (number: string): string => `Purchase order ${number}`;
export const invoice = 'Invoice';
export const card = 'Card';

export const reservation = 'Reservation';
export const reservationEnded = 'The reservation has ended';
export const reservedFor = (timeLeft: ReactNode): ReactNode => <>Reserved for you: {timeLeft} left</>;
export const nobodyElse = 'Nobody else can buy your items meanwhile.';
export const partReserved = 'Some items are not reserved. Others may buy those until you order.';
export const othersMayBuy = 'Others may buy these items now. Your cart is as it was, and can be ordered.';
export const reserveLonger = 'Reserve for longer';
export const reserveAll = 'Reserve all of it';
export const reserveAgain = 'Reserve again';
export const notLonger = 'Items are kept for 24 hours in all: these cannot be kept longer.';
export const lessThanMinute = 'less than a minute';
export const warnEnded = 'The reservation of your items has ended.';
export const warnMinute = 'Your items are reserved for less than a minute.';
export const warnTenMinutes = 'Your items are reserved for less than ten minutes.';

export const products = 'Products';
export const discount = 'Discount';
export const delivery = 'Delivery';
export const nextStep = 'Next step';
export const tax = 'Tax';
export const taxAt = (rate: string): string => `Tax (${rate}%)`;
export const taxIn = (rate: string, country: string): string => `Tax (${rate}%, ${country})`;
export const afterAddress = 'After the address';
export const total = 'Total';
export const totalSoFar = 'Total so far';
