import { expect, test } from 'vitest';
import { darkColors, lightColors } from './colors.ts';
import { type EmailTemplate, emailHtml, emailText } from './email-template.ts';

const emailTemplate: EmailTemplate = {
  siteName: 'Shop & Sons',
  title: 'Your order',
  blocks: [
    { kind: 'text', text: 'Thank you.' },
    { kind: 'heading', text: 'What you ordered' },
    {
      kind: 'table',
      columns: [{ label: 'Item' }, { label: 'Quantity', isNumber: true }, { label: 'Price', isNumber: true }],
      rows: [['Centrifuge <5430>', '2', '€1,000.00']],
      sums: [
        ['Products', '€1,000.00'],
        ['Total', '€1,190.00'],
      ],
    },
    { kind: 'lines', lines: ['Robin "the\r\nLab" Example', '<script>alert(1)</script>'] },
    { kind: 'facts', facts: [['Carrier', 'Road & Rail']] },
    { kind: 'steps', steps: ['We pack it.', 'It comes.'] },
    { kind: 'link', label: 'See the order', href: 'https://shop.example/orders/1?a=b&c="d' },
  ],
  reason: 'You get this because you ordered.',
};

test('what has pages of its own is led to, and so is the end of such mails', () => {
  const news: EmailTemplate = {
    siteName: 'Shop',
    title: 'News',
    blocks: [
      {
        kind: 'entries',
        entries: [{ name: 'Oven <U>', href: 'https://shop.example/o?a=1&b=2', detail: 'Now €5' }],
      },
    ],
    reason: 'You asked for it.',
    unsubscribe: { label: 'No more of these', href: 'https://shop.example/unsubscribe/k' },
  };
  expect(emailText(news)).toBe(
    'News\n\nOven <U>\nNow €5\nhttps://shop.example/o?a=1&b=2\n\nShop\nYou asked for it.\n\nNo more of these:\nhttps://shop.example/unsubscribe/k',
  );
  const html = emailHtml(news);
  expect(html).toContain('href="https://shop.example/o?a=1&amp;b=2"');
  expect(html).toContain('Oven &lt;U&gt;</a><br>Now €5');
  expect(html).toContain('You asked for it.<br><a class="soft" href="https://shop.example/unsubscribe/k"');
});

test('as a text it reads from top to bottom', () => {
  expect(emailText(emailTemplate)).toBe(`Your order

Thank you.

What you ordered
----------------

Centrifuge <5430>
  Quantity: 2, Price: €1,000.00

Products: €1,000.00
Total: €1,190.00

Robin "the Lab" Example
<script>alert(1)</script>

Carrier: Road & Rail

1. We pack it.
2. It comes.

See the order:
https://shop.example/orders/1?a=b&c="d

Shop & Sons
You get this because you ordered.`);
});

test('as a page it holds what was typed as text alone, and fetches nothing', () => {
  const html = emailHtml(emailTemplate);
  expect(html).toContain('Centrifuge &lt;5430&gt;');
  expect(html).toContain('Robin &quot;the Lab&quot; Example<br>&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="https://shop.example/orders/1?a=b&amp;c=&quot;d"');
  expect(html).toContain('Shop &amp; Sons');
  expect(html).toMatch(/<td colspan="2"[^>]*font-weight:600[^>]*>Total<\/td>/);
  expect(html).not.toMatch(/<(?:script|img|link)|url\(|@import|src=/i);
});

test('a mail has the colours of the site, dark ones too, and names its language', () => {
  const html = emailHtml({ ...emailTemplate, language: 'de' });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
  const colors = new Set(html.match(/#[\da-f]{6}\b/gi));
  const known = new Set<string>([...Object.values(lightColors), ...Object.values(darkColors)]);
  expect([...colors].filter((color) => !known.has(color))).toEqual([]);
  expect(emailHtml(emailTemplate)).toContain('<html lang="en">');
});
