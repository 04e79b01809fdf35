export const title = 'Offers and quotes – Relab console';
export const heading = 'Offers and quotes';
export const toAnswer = 'Quotes to answer';
export const toDecide = 'Offers to decide';
export const margins = 'Margins';
