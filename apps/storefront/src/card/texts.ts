export const conditionGrade = 'Condition ';
export const priceOnRequest = 'Price on request';
export const loadingListings = 'Loading listings';
