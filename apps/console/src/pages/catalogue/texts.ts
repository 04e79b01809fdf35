export const title = 'Catalogue health';
export const heading = 'Catalogue health';
export const issues = {
  'no-pictures': 'Without pictures',
  old: 'Listed for long',
  'watched-unsold': 'Watched but unsold',
  'price-far': 'Price far from similar ones',
} as const;
export const checkNow = 'Look through all listings now';
export const checked = 'All listings are being looked through; the numbers follow in a minute.';
export const noneSuch = 'No listing has this problem';
export const checkedAt = (moment: string): string => `Looked through ${moment}`;
export const neverChecked = 'The listings were not looked through yet; that happens once an hour.';
export const count = (count: string): string => `${count} listings`;
export const listing = 'Listing';
export const sku = 'Stock number';
export const price = 'Price, net';
export const similarPrice = 'Similar ones';
export const deviation = 'Deviation';
export const pictures = 'Pictures';
export const watchers = 'Watched by';
export const daysListed = 'Days listed';
