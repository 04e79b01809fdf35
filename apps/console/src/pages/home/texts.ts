export const title = 'Overview';
export const welcome = (name: string): string => `Hello ${name}`;
export const chooseObject = 'Choose what you work with from the navigation.';
export const period = 'Period';
export const lastDays = (days: number): string => `Last ${days} days`;
export const asTable = 'As a table';
export const noNumbers = 'No numbers yet';
export const noNumbersHint = 'Nothing of this kind happened in the period.';
export const chartOf = (report: string, column: string): string => `${report}: ${column}`;
