/** The words of an order's status, by its name and what the application context calls it. */
export const statusText = (_status: string, displayValue: string): string => displayValue;
