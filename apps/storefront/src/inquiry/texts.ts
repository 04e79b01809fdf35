export const backToHome = 'Back to the start page';
