export const heading = 'Offers and quotes';
export const toAnswer = 'Quotes to answer';
export const toDecide = 'Offers to decide';
export const margins = 'Margins';
