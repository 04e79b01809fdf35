// Apart from the rest of the folder's: the browser never fetches the footer's own code.

export const about = (siteName: string): string =>
  `${siteName} is an open marketplace for used laboratory and diagnostic equipment. Every listing states its condition, what was tested and what is missing.`;
export const buy = 'Buy';
export const allEquipment = 'All equipment';
export const cart = 'Cart';
export const orders = 'Orders';
export const quotes = 'Quotes';
export const watching = 'Watching';
export const savedSearches = 'Saved searches';
export const goodToKnow = 'Good to know';
export const conditionGrades = 'Condition grades';
export const shipping = 'Shipping and rigging';
export const warranty = 'Warranty and returns';
export const buyingUsed = 'Buying used equipment';
export const sellAndAsk = 'Sell and ask';
export const sell = 'Sell equipment';
export const compare = 'Compare listings';
export const contact = 'Contact us';
export const howSellingWorks = 'How selling works';
export const allGuides = 'All guides';
export const aboutUs = 'About us';
export const terms = 'Terms of sale';
export const legalNotice = 'Legal notice';
export const privacy = 'Privacy';
