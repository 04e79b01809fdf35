export const toolbar = (label: string): string => `Format of ${label}`;
export const style = 'Style';
export const styles = {
  paragraph: 'Paragraph',
  h2: 'Heading 2',
  h3: 'Heading 3',
  h4: 'Heading 4',
  preformatted: 'Preformatted',
} as const;
export const marks = {
  strong: 'Bold',
  em: 'Italic',
  u: 'Underlined',
  s: 'Struck through',
  sub: 'Subscript',
  sup: 'Superscript',
  code: 'Code',
} as const;
export const bulletList = 'Bulleted list';
export const orderedList = 'Numbered list';
export const quote = 'Quotation';
export const link = 'Link';
export const picture = 'Picture';
export const table = 'Table';
export const rule = 'Line across';
export const undo = 'Undo';
export const redo = 'Redo';
export const html = 'HTML';
export const keys =
  'In lists and tables Tab moves on; after Escape it leaves the text. Alt+F10 leads to the tools.';
export const onlyHtml =
  'There is something in this text that the editor has no form for. It is shown as HTML, so that nothing of it is lost. What does not belong into a text is taken out when it is saved.';
export const markup = 'HTML as it is stored. What does not belong in a text is removed when it is saved.';
export const omittedPictures = (count: string): string =>
  `Pictures that were left out: ${count}. Upload them to the media library, and insert them from there.`;
export const insertTable = 'Insert a table';
export const rowBefore = 'Row above';
export const rowAfter = 'Row below';
export const deleteRow = 'Delete the row';
export const columnBefore = 'Column before';
export const columnAfter = 'Column after';
export const deleteColumn = 'Delete the column';
export const headerRow = 'Heads of columns';
export const headerColumn = 'Heads of rows';
export const mergeCells = 'Merge the cells';
export const splitCell = 'Split the cell';
export const captionOf = 'Caption …';
export const deleteTable = 'Delete the table';
export const caption = 'Caption of the table';
export const captionHint = 'Says what the table shows, also to those who do not see it.';
export const address = 'Address';
export const addressHint = 'A path of this site such as /help, https://…, or a mail address.';
export const words = 'Words';
export const apply = 'Apply';
export const removeLink = 'Remove the link';
export const isNoAddress = 'Links lead to pages of this site, to https, to mail addresses and to phones.';
export const needsWords = 'Without words there is nothing to click on.';
export const pictureWords = 'What the picture shows';
export const altText = 'Alternative text';
export const altTextHint = 'For those who do not see it: what is in the picture, in a sentence.';
export const isDecorative = 'The picture only decorates and says nothing';
export const needsAltText = 'Say what the picture shows, or that it only decorates.';
export const otherPicture = 'Choose another …';
export const chooseDocument = 'Choose a document of the library …';
