export const quantityUnavailable = 'There are not so many of it to be had.';
