export const yes = 'Yes';
export const no = 'No';
export const before = 'Before';
export const after = 'After';
export const added = 'Added: ';
export const removed = 'Removed: ';
export const noPicture = 'No picture or document';
export const onlyMarkup = 'The words are the same; how they are set has changed:';
