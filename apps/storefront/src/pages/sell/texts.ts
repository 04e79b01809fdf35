export const title = 'Sell equipment';
export const description = (siteName: string): string =>
  `Offer used laboratory equipment on ${siteName}: tell us what it is and where it stands.`;
export const heading = 'Sell your equipment';
export const lead = 'Tell us what it is and where it stands. You get a price range and decide then.';
export const sendingFailed = 'Your offer was not sent yet';
export const sentHeading = 'Thank you, we have your offer';
export const sentBody =
  'We look at what comparable units sold for and write to you within two working days with a price range and what we need to list it. Until you agree, nothing is published.';
export const offerAnother = 'Offer another unit';

export const processHeading = 'How it goes';
export const steps = [
  { what: 'You tell us about the unit.', how: 'Five minutes; the type plate has most of it.' },
  {
    what: 'We name a price range.',
    how: 'From what comparable units sold for, within two working days.',
  },
  {
    what: 'It is listed with its condition stated.',
    how: 'What was tested, what is missing, how it ships.',
  },
  { what: 'You are paid when it has arrived.', how: 'We arrange the carrier or the riggers.' },
] as const;
export const conditionHelp = 'Unsure which condition fits?';
export const gradesExplained = 'The grades, explained';
export const picturePrivacyHint =
  'Your pictures lose the notes of the camera, such as where they were taken. Nobody but us sees them until a listing is agreed.';

export const sendOffer = 'Send the offer';
export const uploadsPending = 'Your offer goes off as soon as its pictures are there.';
export const uploadsFailed = 'Not sent yet: try the pictures again that did not arrive, or remove them.';

export const unitHeading = 'The unit';
export const manufacturer = 'Manufacturer';
export const model = 'Model';
export const year = 'Year of manufacture';
export const serialNumber = 'Serial number';
export const condition = 'Condition';
export const chooseOne = 'Choose one';
export const gradeLabel = (grade: string, label: string): string => `${grade}: ${label}`;
export const quantityLabel = 'How many';
export const cityAndCountry = 'City and country';

export const stateHeading = 'Its state';
export const technicalData = 'Technical data';
export const technicalDataHint = 'One in a line, as name and value: Max. speed: 4000 rpm';
export const accessories = 'Accessories';
export const accessoriesHint = 'What comes with it, one in a line.';
export const missing = 'What is missing';
export const missingHint = 'One in a line; “nothing” where it is complete.';
export const faults = 'Known faults';
export const faultsHint = 'What does not work or is worn.';
export const warranty = 'Warranty';
export const warrantyHint =
  'What you promise the buyer, such as 3 months on function; “none” where you promise nothing.';
export const remarksLabel = 'What else should a buyer know?';
export const remarksHint = 'What it was used for, the last service, how it can be collected.';

export const priceAndTime = 'Price and time';
export const askingPrice = 'Asking price';
export const askingPriceHint = 'Net, for one unit; if you have one in mind.';
export const currency = 'Currency';
export const leaveBy = 'Must leave by';

export const sellerHeading = 'You';
export const firstName = 'First name';
export const lastName = 'Last name';
export const company = 'Company or institute';
export const email = 'E-mail';
export const phone = 'Phone';

export const manufacturerRequired = 'Enter the manufacturer, as it stands on the type plate.';
export const modelRequired = 'Enter the model, as it stands on the type plate.';
export const yearError = 'Enter the year of manufacture with four digits, such as 2016, or leave it empty.';
export const quantityError = 'Enter how many there are as a whole number, such as 1.';
export const conditionRequired = 'Choose the condition that comes closest.';
export const conditionError = 'Choose one of the conditions.';
export const locationRequired = 'Enter the city and the country where the unit stands.';
export const priceError = 'Enter the price in digits, such as 12500, or leave it empty.';
export const currencyError = 'Choose one of the currencies.';
export const leaveByError = 'Choose a day from today on, or leave it empty.';
export const lastNameRequired = 'Enter your last name.';
export const companyRequired = 'Enter the name of your company or institute.';
export const phoneError = 'Enter a phone number with digits, such as +33 1 23 45 67 89, or leave it empty.';
