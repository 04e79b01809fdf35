export const blocks = 'Blocks';
export const findBlock = 'Find a block';
export const noBlock = 'No block is called so.';
export const where = 'A block goes';
export const afterChosen = 'after the chosen one';
export const atEnd = 'to the end of the page';
export const inside = (region: string): string => `into: ${region}`;
export const outline = 'On the page';
export const outlineHint =
  'Arrows choose. Alt and arrows move. Delete removes. Control and D duplicates, Control and C, X, V copy, cut and paste.';
export const emptyPage = 'Nothing is on the page yet. Insert a block.';
export const settings = 'Settings';
export const chooseFirst = 'Choose a block on the page or in the list.';
export const noSettings = 'This block has no settings.';
export const standard = (value: string): string => (value === '' ? 'Standard' : `Standard: ${value}`);
export const yes = 'Yes';
export const no = 'No';
export const range = (min: number, max: number, unit: string): string =>
  `${min} to ${max}${unit && ` ${unit}`}`;
export const bindingHint = 'Type a value, or choose one of the page’s data.';
export const visibleWhen = 'Only shown with';
export const undo = 'Undo';
export const redo = 'Redo';
export const duplicate = 'Duplicate';
export const remove = 'Remove';
export const page = 'Page';
export const json = 'JSON';
export const view = 'What is shown';
export const jsonLabel = 'The page as JSON';
export const jsonHint = 'What is typed here counts as soon as it is a page.';
export const noJson = (reason: string): string => `This is no JSON, and nothing is changed: ${reason}`;
export const noView =
  'This is no page, and nothing is changed: it needs an object "regions" with a list "content".';
export const notLoaded = 'The page cannot be shown. Its JSON is below.';
export const copied = 'The block is copied; it can be pasted into any page.';
export const noBlockCopied = 'There is no block to be pasted.';
export const insertSearchBlock = (block: string): string =>
  `There is no description for search engines: insert the block “${block}”.`;
export const blockNamed = (label: string, summary: string): string => `${label} “${summary}”`;
export const tooDeep = 'It is nested too deeply for a page, and nothing is changed.';
