export const notThatMany = 'There are not so many of it to be had.';
