/** One set, drawn on a 24 px grid with one stroke of 1.6 px, round ends. Each is a value of its own: a page fetches those that it shows. */
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20.5 20.5';

/** The cart, and putting something into it. */
export const cartIcon = 'M3 4h2.4l2.2 11h10.2l2.2-8H6.2M9.2 19.8h.1M16.6 19.8h.1';

/** Whoever is signed in, and signing in. */
export const accountIcon =
  'M12 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 4ZM4.5 20c.6-3.6 3.6-5.6 7.5-5.6s6.9 2 7.5 5.6';

/** Onwards: the next page, the step between breadcrumbs. `Icon` turns it round where text runs from right to left. */
export const chevronIcon = 'm9 5.5 6.5 6.5L9 18.5';

/** Backwards: the page before. `Icon` turns it round where text runs from right to left. */
export const chevronBackIcon = 'M15 5.5 8.5 12l6.5 6.5';

/** Something opens below: disclosures and menus. */
export const chevronDownIcon = 'm5.5 9 6.5 6.5L18.5 9';

/** Closes a dialog, or takes a filter off. Needs a label of its own. */
export const closeIcon = 'M6 6l12 12M18 6 6 18';

/** Done, or so it is. */
export const checkIcon = 'm5 12.8 4.6 4.7L19 7.5';

/** Something to know; notices of tone `info`. */
export const infoIcon = 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5.5M12 7.8v.1';

/** Something to look at before going on; notices of tones `warning` and `error`. */
export const warningIcon = 'M12 4 2.8 19.8h18.4L12 4ZM12 10v4.5M12 17.2v.1';

/** Delivery. */
export const truckIcon =
  'M2.5 6h11.5v10.5H2.5ZM14 9.5h4l3.5 3.5v3.5H14M6.5 16.5a1.9 1.9 0 1 0 .1 0M17.5 16.5a1.9 1.9 0 1 0 .1 0';

/** Warranty, and what is checked. */
export const shieldIcon =
  'M12 3.5 5 6v5.5c0 4.3 2.9 7.4 7 9 4.1-1.6 7-4.7 7-9V6l-7-2.5Zm-3.2 8.3 2.3 2.4 4.2-4.5';

/** A file or a paper. */
export const documentIcon = 'M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5M9 12.5h6M9 16h6';

/** Where something stands. */
export const locationIcon =
  'M12 21c4.3-4.6 6.5-8.2 6.5-11a6.5 6.5 0 0 0-13 0c0 2.8 2.2 6.4 6.5 11Zm0-13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z';

/** What something weighs. */
export const weightIcon = 'M6.5 9h11l2.5 11H4ZM12 4a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z';

/** One less. */
export const minusIcon = 'M5.5 12h13';

/** One more, or something new. */
export const plusIcon = 'M5.5 12h13M12 5.5v13';

/** Takes something out for good. */
export const trashIcon = 'M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v6M14 10.5v6';

/** Opens the navigation on narrow screens. Needs a label of its own. */
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
