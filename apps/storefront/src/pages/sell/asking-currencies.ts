/** Those that a lead knows. */
export const askingCurrencies = ['EUR', 'USD', 'GBP', 'CHF'] as const;
