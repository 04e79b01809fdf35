export const heading = 'Intake';
export const leads = 'Offered by sellers';
export const offers = 'Offers under way';
export const toList = 'To list';
export const pictures = 'Pictures and files';
export const similarUnits = 'Prices of similar units';
export const manufacturerMissing = 'Enter the manufacturer: similar units are found by it.';
export const noneSimilar = 'No unit like it was sold or is for sale.';
export const soldFor = 'Sold for (median, net)';
export const askedFor = 'Asked for now (median, net)';
export const likeness = {
  model: 'Units of the same model.',
  type: 'Units of the same manufacturer and type, since there are too few of the model.',
} as const;
export const sold = 'Sold, the last first';
export const forSale = 'For sale, the cheapest first';
export const unit = 'Unit';
export const year = 'Year';
export const condition = 'Condition';
export const price = 'Price, net';
export const day = 'Day';
