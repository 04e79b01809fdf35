import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { BarList } from './bar-list.tsx';
import { LineChart } from './line-chart.tsx';

const days = Array.from({ length: 90 }, (_, day) => ({ name: `d${day}`, value: day }));
const shown = {
  points: days,
  label: 'Sales: Orders',
  width: 480,
  formatValue: (value: number) => `${value} orders`,
  formatName: (name: string) => name.toUpperCase(),
};

test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s say what they are, every number, and no more names than there is room for', (_, Chart) => {
  const markup = renderToStaticMarkup(<Chart {...shown} />);
  expect(markup).toContain('role="img" aria-label="Sales: Orders"');
  expect(markup.match(/<title>/g)).toHaveLength(90);
  expect(markup).toContain('<title>D89: 89 orders</title>');
  expect(markup.match(/>D\d+</g)?.length).toBeLessThan(8);
});

test.each([
  ['bars', BarChart],
  ['a line', LineChart],
])('%s of nothing, and without room, are drawn without a fault', (_, Chart) => {
  for (const [points, width] of [
    [[], 480],
    [days, 0],
  ] as const)
    expect(renderToStaticMarkup(<Chart {...shown} points={points} width={width} />)).not.toMatch(
      /NaN|Infinity/,
    );
});

test('bars below each other are a list whose names lead to what they count', () => {
  const points = [
    { name: 'Visits', value: 200 },
    { name: 'Orders', value: 5, href: '/console/o/OrderSummary' },
  ];
  const note = ({ value }: { value: number }, at: number) => (at === 0 ? '' : `${value / 2} %`);
  const markup = renderToStaticMarkup(
    <BarList points={points} formatValue={(value) => String(value)} note={note} />,
  );
  expect(markup).toContain('<a href="/console/o/OrderSummary">Orders</a>');
  expect(markup).toContain('2.5 %');
  expect(markup).toContain('inline-size:2.5%');
});
