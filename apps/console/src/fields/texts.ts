export const yes = 'Yes';
export const no = 'No';
export const empty = 'Empty';
export const changed = 'changed';
export const none = 'None';
export const nothing = 'Nothing';
export const choose = 'Choose…';
export const chooseFirst = (controller: string): string => `Choose ${controller} first.`;
export const noValues = (controller: string): string => `There is nothing to choose for this ${controller}.`;
export const noMatches = 'Nothing matches.';
export const typeToFilter = 'Type to filter';
export const showValues = 'Show all values';
export const chosen = (count: number): string => (count === 1 ? '1 chosen' : `${count} chosen`);
export const recent = 'Recently used';
export const searching = 'Searching…';
export const typeMore = 'Type two characters or more to search.';
export const clear = (label: string): string => `Clear ${label}`;
export const createRecord = (label: string): string => `New ${label}…`;
export const kindOfRecord = (label: string): string => `${label}: kind of record`;
export const charactersLeft = (count: number): string =>
  count === 1 ? '1 character left' : `${count} characters left`;
export const tooLong = (max: number): string => `At most ${max} characters.`;
export const required = (label: string): string => `Enter ${label}.`;
export const notANumber = 'This is not a number.';
export const notADate = 'This is not a date.';
export const notAnEmail = 'This is not an e-mail address.';
export const notAWholeNumber = 'This is not a whole number.';
export const tooManyDigits = (digits: number): string => `At most ${digits} digits.`;
export const preview = 'Preview';
export const markupHint = 'HTML; unsafe parts are removed.';
export const timeIn = (timeZone: string): string => `Time in ${timeZone}`;
export const lookupFailed = 'The records could not be looked up. Type again to try once more.';
export const notJson = (at: { readonly line: number; readonly column: number } | undefined): string =>
  at ? `This is not valid JSON: line ${at.line}, column ${at.column}.` : 'This is not valid JSON.';
export const asText = 'Edit as text';
export const asRows = 'Edit as rows';
export const addRow = 'Add a row';
export const jsonRow = (number: number): string => `Row ${number}`;
export const moveRowUp = (name: string): string => `Move ${name} up`;
export const moveRowDown = (name: string): string => `Move ${name} down`;
export const removeRow = (name: string): string => `Remove ${name}`;
/** Members of stored lists, by the names that they have there. */
export const jsonColumns = {
  name: 'Name',
  value: 'Value',
  unit: 'Unit',
  what: 'What',
  result: 'Result',
} as const;
