export const quantityUnavailable =
  'So viele sind davon nicht zu haben: Es ist verkauft, für andere reserviert oder in geringerer Zahl vorhanden.';
