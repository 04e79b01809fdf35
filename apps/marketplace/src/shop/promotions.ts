import type { PromotionInput } from '@relab/commerce';

/** What the shop gives off; codes are handed out by the people who run it. */
export const promotions: readonly PromotionInput[] = [
  {
    name: 'welcome',
    displayName: 'First order: 5 % off',
    off: { percent: '5' },
    oncePerBuyer: true,
    codes: ['WELCOME5'],
    terms: 'One use per buyer.',
  },
];
