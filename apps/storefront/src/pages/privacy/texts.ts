export const title = 'Privacy';
export const description =
  'What is counted on these pages, for how long it is kept, and how to allow or refuse it.';
export const home = 'Home';
export const yourChoice = 'Your choice';
export const states = {
  yes: 'You allowed it. You can take that back at any time.',
  no: 'You refused it, and nothing is counted.',
  unchosen: 'You have not chosen yet, and nothing is counted.',
} as const;
export const browserSignal =
  'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). We take that as a no: nothing is counted.';
export const whatIsCounted = 'What is counted if you allow it';
export const countedEvents = [
  'Which pages are opened, and which listings are looked at.',
  'What is searched for, and how much is found.',
  'When a cart is looked at and a checkout is begun, and which listings are in it.',
  'Which buttons are pressed.',
] as const;
export const storageExplanation =
  'It is counted under a random number that your browser keeps for 13 months at most. Neither a name nor an e-mail address, a network address or an order number is kept with it, and nobody else gets it. What was counted is deleted after 13 months at the latest. It shows us what people look for and do not find.';
export const necessaryStorageHeading = 'What your browser keeps in any case';
export const necessaryCookies =
  'The cookies that the shop needs: your cart, your sign-in, the account that you buy for, the country and currency that you chose, for a year, what you typed about yourself at the checkout if you are not signed in, until you close the browser, and this choice, for 180 days.';
