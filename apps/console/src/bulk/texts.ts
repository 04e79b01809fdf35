export const notConfirmed = (why: string): string =>
  `No answer came, so it may have been done or not. ${why}`;
export const notYesOrNo = (text: string): string => `“${text}” is neither yes nor no.`;
export const notANumber = (text: string): string => `“${text}” is not a number.`;
export const notADate = (text: string): string => `“${text}” is not a date.`;
export const notAChoice = (text: string): string => `“${text}” is not one of the choices.`;
export const notAnId = (text: string): string => `“${text}” is not the ID of a record.`;
export const close = 'Close';
export const cancel = 'Cancel';
export const stop = 'Stop';
export const progress = (done: string, of: string): string => `${done} of ${of}`;
export const working = 'Working …';
export const collecting = (count: string): string => `Finding the records: ${count} so far`;
export const resultDone = (count: string): string => `${count} done`;
export const resultFailed = (count: string): string => `${count} not done`;
export const resultLeft = (count: string): string => `${count} not begun`;
export const record = 'Record';
export const why = 'Why not';
export const results = 'Results';
export const downloadErrors = 'Download what was not done';
export const editTitle = (count: string): string => `Change ${count}`;
export const field = 'Field';
export const newValue = 'New value';
export const change = (count: string): string => `Change ${count}`;
export const chooseField = 'Choose a field';
export const deleteTitle = (count: string): string => `Delete ${count}?`;
export const deleteHint = 'They move to the recycle bin and can be restored for 30 days.';
export const deleteButton = (count: string): string => `Delete ${count}`;
export const records = (count: number, shown: string): string =>
  count === 1 ? '1 record' : `${shown} records`;
export const allMatching = 'all records of this list';
export const exportTitle = 'Export as CSV';
export const exportWhat = 'Which records';
export const exportSelected = (shown: string): string => `The selection (${shown})`;
export const exportAll = 'All records of this list';
export const exportHow = 'Values';
export const exportShown = 'As they are shown';
export const exportRaw = 'As they are stored, with IDs: for importing them again';
export const exportButton = 'Export';
export const exported = (count: string): string => `${count} exported`;
export const exportHint =
  'Texts that a spreadsheet would take for a formula begin with an apostrophe in the file.';
export const saveFile = 'Save the file';
export const importTitle = (label: string): string => `Import ${label}`;
export const file = 'File';
export const chooseFile = 'CSV file, up to 50 MB and 100,000 rows';
export const encoding = 'Encoding';
export const delimiter = 'Separator';
export const delimiters: Readonly<Record<string, string>> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Bar',
};
export const mode = 'What to do';
export const modes = {
  create: 'Create new records',
  update: 'Change existing records',
  upsert: 'Change existing records, create the others',
} as const;
export const matchBy = 'Records are found by';
export const columns = 'Columns';
export const column = 'Column of the file';
export const example = 'First value';
export const goesTo = 'Goes to';
export const leftOut = '(left out)';
export const check = 'Check';
export const back = 'Back';
export const checked = (good: number, bad: number, shown: (count: number) => string): string =>
  `${good === 1 ? '1 row is' : `${shown(good)} rows are`} good, ${bad === 1 ? '1 has' : `${shown(bad)} have`} problems.`;
export const checkedHint =
  'What can be known before is checked: values, required fields, existing records. Rules of the server are checked as each row is written.';
export const startImport = (count: string): string => `Import ${count}`;
export const row = (number: number): string => `Row ${number}`;
export const problem = 'Problem';
export const tooLarge = 'The file is larger than 50 MB. Split it first.';
export const tooManyRows = 'The file has more than 100,000 rows. Split it first.';
export const emptyFile = 'The file has no rows below its headings.';
export const brokenCsv = (why: string, line: number): string => `Row ${line} cannot be read: ${why}`;
export const missing = (labels: string): string => `No column brings: ${labels}.`;
export const nothingMapped = 'Choose a field for at least one column.';
export const keyMissing = (label: string): string =>
  `No column goes to ${label}, by which records are found.`;
export const keyEmpty = (label: string): string => `${label} is empty.`;
export const keyTwice = (label: string, text: string): string =>
  `${label} “${text}” stands in an earlier row too.`;
export const noSuchRecord = (label: string, text: string): string =>
  `There is no record whose ${label} is “${text}”.`;
export const requiredValue = (label: string): string => `${label} is required.`;
export const reading = 'Reading the file …';
export const checking = 'Checking';
