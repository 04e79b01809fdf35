/** The texts of mails to sellers. `mail-texts.de.ts` has them in German. */
export const english = {
  reason: (shop: string): string =>
    `You get this because a unit was offered for sale at ${shop} with this address.`,
  greeting: (name: string): string => `Dear ${name},`,
  received: 'We have your offer',
  thanks: 'Thank you for offering us your unit. This is what we have:',
  unit: 'Unit',
  pictures: 'Pictures',
  noPictures: 'none yet',
  next: 'What happens now',
  steps: [
    'We look at what comparable units sold for.',
    'Within two working days we write to you with a price range and what we need to list it.',
    'You decide. Until you agree, nothing is published.',
  ] as readonly string[],
  picturesHelp:
    'Pictures help us to name a price: the whole unit, the type plate, and what is worn. Send them in answer to our letter.',
  listed: (unit: string): string => `Your ${unit} is listed`,
  canBeFound: (unit: string, shop: string): string =>
    `Your ${unit} can be found and bought at ${shop} from now on.`,
  see: 'See the listing',
  check:
    'Please read it as a buyer would. If something is wrong or has changed, tell us at once: what stands there is what is sold.',
  about: (unit: string): string => `About your ${unit}`,
  rejected: (unit: string): string => `Thank you for offering us your ${unit}. We cannot take it.`,
  why: 'Why not',
  again:
    'Nothing was published. If something about the unit has changed, answer this letter and we look again.',
};

export type SellerMailTexts = typeof english;
