export const saveSearch = 'Save this search';
export const immediately = 'At once';
export const daily = 'Once a day';
export const weekly = 'Once a week';
export const never = 'Never';
