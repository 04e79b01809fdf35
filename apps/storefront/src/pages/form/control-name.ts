const prefix = 'answer-';

/** What the control of a field is called: never as one of the page's own is. */
export const controlName = (field: string): string => prefix + field;
