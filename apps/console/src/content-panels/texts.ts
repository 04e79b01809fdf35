export const panels = 'About this content';
export const answers = 'Answers, and how to show the form elsewhere';
export const terms = 'Terms';
export const noTerms = 'It has no terms yet. They help people to find it.';
export const chooseTerms = 'Choose terms';
export const remove = 'Take out';
export const removeTerm = (label: string): string => `Take out ${label}`;
export const termsLive = 'Change them on the site at once';
export const termsLiveHint = 'Otherwise the site gets them when this is published next.';
export const addresses = 'Addresses and redirects';
export const addressesHint = 'A URL name that is left goes on leading here.';
export const noAddresses = 'It gets its first address when it is published with a URL name.';
export const urlNameChanges = (from: string, to: string): string =>
  `Once this is published, it stands at ${to}, and ${from} redirects there.`;
export const urlNameGone = (from: string): string =>
  `Once this is published, it has no URL name, and ${from} redirects to where it stands then.`;
export const alias = 'Address';
export const aliasHint = 'One that is changed here goes on leading to the content.';
export const language = 'Language';
export const status = 'State';
export const addressStatuses = {
  Active: 'Shows the content',
  Inactive: 'Off',
  Redirect: 'Redirects',
} as const;
export const addressHints = {
  Active: 'The content stands here; the address before redirects to it.',
  Inactive: 'It leads nowhere.',
  Redirect: 'It leads on to somewhere else.',
} as const;
export const leadsTo = 'Leads to';
export const leadsNowhere = 'Nowhere';
export const redirectHint =
  'A path such as /market, or an address with https. Empty, it leads to the content.';
export const change = 'Change …';
export const changeOne = (address: string): string => `Change ${address}`;
export const changeNow = 'Change on the site now';
export const moreAddresses = 'Older addresses';
export const searchPreview = 'Search result and shared link';
export const asResult = 'As a search result';
export const asCard = 'As a shared link';
export const searchTitle = 'Title';
export const searchDescription = 'Description';
export const noDescription = 'There is no description.';
export const previewHint =
  'About how search engines and messengers show it: each of them cuts in its own way.';
export const verdicts = { empty: 'missing', short: 'short', good: 'good', long: 'will be cut' } as const;
export const lengthOf = (length: string, least: string, most: string, verdict: string): string =>
  `${length} characters, best ${least} to ${most}: ${verdict}`;
export const checks = (count: number, shown: string): string =>
  count === 0
    ? 'Checks: nothing to better'
    : count === 1
      ? 'Checks: 1 thing could be better'
      : `Checks: ${shown} things could be better`;
export const checksNone = 'Headings, links, pictures and lengths are as they should be.';
export const checksHint = 'Nothing of this keeps it from being published.';
export const inField = (label: string, sentence: string): string => `${label}: ${sentence}`;
export const headingSkipped = (text: string, from: number, to: number): string =>
  `The heading “${text}” goes from level ${from} to ${to}: use level ${from + 1}.`;
export const links = {
  linkVague: (text: string): string => `The link “${text}” does not say where it leads.`,
  linkIsAddress: (text: string): string => `The link “${text}” is an address: say what stands there.`,
  linkTwice: (text: string): string => `Two links “${text}” lead to different places.`,
} as const;
export const lengths = {
  titleLong: (length: number, best: number): string =>
    `The title has ${length} characters: search engines show about ${best}.`,
  descriptionLong: (length: number, best: number): string =>
    `The description has ${length} characters: search engines show about ${best}.`,
  descriptionShort: (length: number, best: number): string =>
    `The description has only ${length} characters: ${best} or more tell people what to expect.`,
} as const;
export const flaws = {
  headingOne: 'A heading of level 1 stands in the text: the title is that already.',
  headingOneAgain: 'There is a second heading of level 1: a page has one.',
  headingOneMissing: 'The page has no heading of level 1, which says what it is.',
  headingEmpty: 'A heading is empty.',
  imageWithoutAlt: 'A picture has no alternative text.',
  imageSilent: 'A picture has no alternative text: right where it only decorates, else say what it shows.',
  linkEmpty: 'A link has no words.',
  tableWithoutHead: 'A table has no heading cells.',
  descriptionMissing: 'There is no description for search engines.',
  urlNameMissing: 'It has no URL name: its address will be a key.',
  urlNameOdd: 'A URL name should have lower-case letters, digits and hyphens only.',
} as const;
export const notListed = 'Search engines are asked to leave the page out.';
export const listedAs = (address: string): string => `Search engines list it as ${address}.`;
