/** Countries of the Union whose deliveries are the shortest. */
export const home = ['DE', 'AT', 'NL', 'BE', 'LU'];
/** The other countries of the Union in which the shop sells. */
export const union = [
  'FR',
  'IT',
  'ES',
  'PT',
  'DK',
  'SE',
  'FI',
  'IE',
  'PL',
  'CZ',
  'SK',
  'HU',
  'SI',
  'HR',
  'GR',
];
