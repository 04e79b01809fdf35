export const home = 'Home';
export const title = 'Guides';
export const lead = 'What to know before you buy a used instrument, have it delivered, or sell one.';
export const noGuides = 'There is no guide yet.';
