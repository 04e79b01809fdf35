export const categories = 'Categories';
export const allEquipment = 'All equipment';
export const filterBy = 'Filter by condition, price, year and place.';
export const listingCount = (count: string): string => `${count} listings`;
