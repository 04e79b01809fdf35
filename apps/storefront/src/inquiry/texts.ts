export const backToStart = 'Back to the start page';
