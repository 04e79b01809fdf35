/** What settings of blocks are called where their names alone do not say it. */
export const settingTexts: Readonly<Record<string, string>> = {
  src: 'Address of the video',
  poster: 'Picture before it plays',
  first: 'First on narrow screens',
  level: 'Level of the heading',
  overlayColor: 'Color over the image',
  priority: 'Load first',
  id: 'Anchor',
  recordId: 'Record',
  customHeadTags: 'Further tags of the head',
  labelledBy: 'Named by (anchor)',
  allowedTags: 'Allowed HTML elements',
  allowedAttributes: 'Allowed HTML attributes',
  objectApiName: 'Object',
  url: 'Address',
  linkUrl: 'Address of the link',
  imageUrl: 'Address of the image',
  assistiveText: 'Text for screen readers',
  linkAssistiveText: 'Text of the link for screen readers',
  newWindow: 'Open in a new window',
  stretch: 'Full width',
  allHref: 'Address of all',
  allText: 'Text of the link to all',
};

/** What regions of blocks are called, by their names. */
export const regionTexts: Readonly<Record<string, string>> = {
  primaryButton: 'First button',
  secondaryButton: 'Second button',
};

/** What values of settings are called. */
export const choiceTexts: Readonly<Record<string, string>> = {
  'x-large': 'Extra large',
  'x-small': 'Extra small',
  'xx-small': 'Smallest',
};

/** What settings say of what may be written into them. */
export const phraseTexts: Readonly<Record<string, string>> = {};
