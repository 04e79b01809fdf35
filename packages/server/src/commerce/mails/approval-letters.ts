import type { OrderApproval } from '@relab/contract/commerce';
import type { Letter, LetterBlock } from '../../mail/index.ts';
import { localeOf } from '../market/market.ts';
import type { MailSettings } from './mail-settings.ts';
import { countWords, moneyWords } from './words.ts';

/** Lines of a large order that a mail names. */
const mostLines = 30;

const totalOf = ({ amount, currencyIsoCode }: OrderApproval, { shop }: MailSettings): string =>
  moneyWords(amount, currencyIsoCode, localeOf(shop, currencyIsoCode));

function linesOf(approval: OrderApproval, settings: MailSettings): readonly LetterBlock[] {
  const { items, currencyIsoCode } = approval;
  const locale = localeOf(settings.shop, currencyIsoCode);
  const more = items.length - mostLines;
  return [
    {
      kind: 'table',
      columns: [{ label: 'Item' }, { label: 'Price', isNumber: true }],
      rows: items
        .slice(0, mostLines)
        .map(({ name, quantity, price }) => [
          name,
          `${countWords(quantity)} × ${moneyWords(price, currencyIsoCode, locale)}`,
        ]),
      sums: [['Total, delivery and tax included', totalOf(approval, settings)]],
    },
    ...(more > 0 ? [{ kind: 'text', text: `and ${more} more on the page of approvals.` } as const] : []),
  ];
}

/** What somebody is told who can approve an order. */
export function approvalRequest(approval: OrderApproval, link: string, settings: MailSettings): Letter {
  const { requestedBy, accountName } = approval;
  return {
    siteName: settings.shop.name,
    title: `An order of ${totalOf(approval, settings)} waits for your approval`,
    reason: `You get this because you decide on the orders of ${accountName} at ${settings.shop.name}.`,
    blocks: [
      {
        kind: 'text',
        text: `${requestedBy.name} asks to order this for ${accountName}. It is above what they may order alone; until you decide, nothing is ordered and nothing is reserved.`,
      },
      ...linesOf(approval, settings),
      { kind: 'link', label: 'Approve it, or turn it down', href: link },
    ],
  };
}

/** What the buyer reads, and where the link leads. */
function outcomeOf(approval: OrderApproval, orderNumber: string | null): readonly [string, string, string] {
  const by = approval.decidedBy?.name ?? 'A buyer manager';
  if (approval.state === 'Rejected') {
    const text = `${by} turned it down. Nothing was ordered. Your cart is open again: change it, and ask again if you like.`;
    return ['was turned down', text, 'See your cart'];
  }
  if (approval.awaitsPayment) {
    const text = `${by} approved it. It is ordered when you place and pay it; until then nothing is reserved.`;
    return ['is approved: you can pay it', text, 'Place and pay the order'];
  }
  const number = orderNumber === null ? '' : ` Its number is ${orderNumber}.`;
  return ['is approved', `${by} approved it, and it is placed in your name.${number}`, 'See the order'];
}

/** What the buyer is told whose order was decided. */
export function approvalDecision(
  approval: OrderApproval,
  { link, orderNumber }: { readonly link: string; readonly orderNumber: string | null },
  settings: MailSettings,
): Letter {
  const [outcome, text, label] = outcomeOf(approval, orderNumber);
  return {
    siteName: settings.shop.name,
    title: `Your order of ${totalOf(approval, settings)} ${outcome}`,
    reason: `You get this because you asked for an approval at ${settings.shop.name}.`,
    blocks: [
      { kind: 'text', text },
      ...(approval.note === null ? [] : [{ kind: 'lines', lines: ['Why:', approval.note] } as const]),
      { kind: 'link', label, href: link },
    ],
  };
}
