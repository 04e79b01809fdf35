import type { Letter } from '@relab/server/mail';

/** The unit that a letter is about, and who offered it. */
export interface OfferedUnit {
  readonly email: string;
  readonly name: string;
  readonly unit: string;
}

interface Site {
  readonly name: string;
}

const reason = (site: Site): string =>
  `You get this because a unit was offered for sale at ${site.name} with this address.`;

const greeting = (name: string): Letter['blocks'][number] => ({ kind: 'text', text: `Dear ${name},` });

/** The sell form was sent. */
export const receivedLetter = ({ name, unit }: OfferedUnit, pictures: number, site: Site): Letter => ({
  siteName: site.name,
  title: 'We have your offer',
  reason: reason(site),
  blocks: [
    greeting(name),
    { kind: 'text', text: 'Thank you for offering us your unit. This is what we have:' },
    {
      kind: 'facts',
      facts: [
        ['Unit', unit],
        ['Pictures', pictures === 0 ? 'none yet' : String(pictures)],
      ],
    },
    { kind: 'heading', text: 'What happens now' },
    {
      kind: 'steps',
      steps: [
        'We look at what comparable units sold for.',
        'Within two working days we write to you with a price range and what we need to list it.',
        'You decide. Until you agree, nothing is published.',
      ],
    },
    ...(pictures === 0
      ? [
          {
            kind: 'text' as const,
            text: 'Pictures help us to name a price: the whole unit, the type plate, and what is worn. Send them in answer to our letter.',
          },
        ]
      : []),
  ],
});

/** It stands in the shop. */
export const listedLetter = ({ name, unit }: OfferedUnit, link: string, site: Site): Letter => ({
  siteName: site.name,
  title: `Your ${unit} is listed`,
  reason: reason(site),
  blocks: [
    greeting(name),
    { kind: 'text', text: `Your ${unit} can be found and bought at ${site.name} from now on.` },
    { kind: 'link', label: 'See the listing', href: link },
    {
      kind: 'text',
      text: 'Please read it as a buyer would. If something is wrong or has changed, tell us at once: what stands there is what is sold.',
    },
  ],
});

/** It will not be listed; `why` is what a clerk wrote for the seller, where they did. */
export const rejectedLetter = ({ name, unit }: OfferedUnit, why: string | null, site: Site): Letter => ({
  siteName: site.name,
  title: `About your ${unit}`,
  reason: reason(site),
  blocks: [
    greeting(name),
    { kind: 'text', text: `Thank you for offering us your ${unit}. We cannot take it.` },
    ...(why === null ? [] : [{ kind: 'facts' as const, facts: [['Why not', why] as const] }]),
    {
      kind: 'text',
      text: 'Nothing was published. If something about the unit has changed, answer this letter and we look again.',
    },
  ],
});
