export const headings = {
  message: 'Contact us',
  question: 'Ask about this unit',
  report: 'Report this listing',
} as const;
export const headingWithListing = (heading: string, listing: string): string => `${heading}: ${listing}`;
export const description = (siteName: string): string =>
  `Ask ${siteName} about a unit, an order or equipment that you are looking for.`;
export const leads = {
  message: 'A question about a unit or an order, or something you are looking for.',
  question: 'We ask the seller, and pass on your question alone, not who you are.',
  report: 'Tell us what is wrong with it. The seller is not told who reported it.',
} as const;

export const listingNumber = (sku: string): string => `Listing ${sku}`;
export const sendingFailed = 'Your message was not sent yet';
export const subject = 'Subject';
export const subjectHint = 'The number of the listing or of the order helps, if there is one.';
export const reason = 'Reason';
export const chooseOne = 'Choose one';
export const descriptions = {
  message: 'Your message',
  question: 'Your question',
  report: 'What did you notice?',
} as const;
export const yourName = 'Your name';
export const email = 'E-mail';
export const send = 'Send';

/** By the values of `Reason__c`. */
export const reasons = {
  wrongDescription: 'The description or a picture is wrong',
  soldElsewhere: 'It was sold elsewhere, or does not exist',
  stolen: 'It is stolen or counterfeit',
  notAllowed: 'It may not be sold',
  other: 'Something else',
} as const;

export const nameRequired = 'Enter your name.';
export const subjectRequired = 'Enter what it is about.';
export const messageRequired = 'Write your question or what you are looking for.';
export const questionRequired = 'Write your question.';
export const reasonRequired = 'Choose what is wrong.';
export const reasonError = 'Choose one of the reasons.';
export const reportRequired = 'Write what you noticed.';

export const relatedGuides = 'Perhaps already answered';
export const conditionGrades = 'Condition grades';
export const conditionGradesHint = 'What each of the six means.';
export const shipping = 'Shipping and rigging';
export const shippingHint = 'How heavy units travel.';
export const warranty = 'Warranty and returns';
export const warrantyHint = 'What is covered, and how long.';

export const backToListing = 'Back to the listing';
export const sentHeadings = {
  message: 'Thank you, your message is with us',
  question: 'Thank you, your question is with us',
  report: 'Thank you for your report',
} as const;
export const sentBodies = {
  message:
    'A mail confirms it, with a number to refer to. We answer within one working day, to the same address. What concerns one unit we ask its seller first.',
  question:
    'A mail confirms it, with a number to refer to. We ask the seller, and answer within one working day, to the same address.',
  report:
    'A mail confirms it, with a number to refer to. We look at the listing within one working day, and write to you when it is settled. The seller is not told who reported it.',
} as const;
