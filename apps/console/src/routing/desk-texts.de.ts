export const overview = 'Übersicht';
export const intake = 'Ankauf';
export const quotes = 'Angebote und Anfragen';
export const orders = 'Aufträge';
export const care = 'Kundendienst';
export const catalogue = 'Zustand des Katalogs';
export const people = 'Personen';
export const jobs = 'Jobs und Betrieb';
