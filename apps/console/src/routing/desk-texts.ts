export const overview = 'Overview';
export const intake = 'Intake';
export const quotes = 'Offers and quotes';
export const orders = 'Orders';
export const care = 'Care';
export const catalogue = 'Catalogue health';
export const people = 'People';
export const jobs = 'Jobs and health';
