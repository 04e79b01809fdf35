import type { Row, Rows } from './rows.ts';

/** What rows are to do, as names of what they did otherwise. For every implementation, in whatever it runs in. */
export async function rowFaults(rows: Rows): Promise<readonly string[]> {
  const faults: string[] = [];
  const text = JSON.stringify;
  const check = (name: string, input: unknown, expected: unknown) => {
    if (text(input) !== text(expected)) faults.push(`${name}: ${text(input)} instead of ${text(expected)}`);
  };
  const row = (id: string, usedAt: number, value: unknown = id): Row => ({ id, usedAt, value });
  const ids = async (partition: string) => (await rows.all(partition)).map(({ id }) => id);

  check('nothing at first', await rows.all('a'), []);
  await rows.change('a', { put: [row('2', 20), row('1', 10, { deep: [1, null] }), row('3', 30)] });
  await rows.change('ab', { put: [row('1', 40, 'other')] });
  await rows.change('["a","b"]', { put: [row('1', 50)] });
  check('in the order of ids', await ids('a'), ['1', '2', '3']);
  check('values as they were', (await rows.all('a'))[0]?.value, { deep: [1, null] });
  check(
    'apart by partition',
    (await rows.all('ab')).map(({ value }) => value),
    ['other'],
  );
  await rows.change('a', { put: [row('2', 25, 'anew')], drop: ['3', 'unknown'] });
  check(
    'put again and dropped',
    (await rows.all('a')).map(({ value }) => value),
    [{ deep: [1, null] }, 'anew'],
  );

  const count = () =>
    rows.update('count', ([cached]) => {
      const next = Number(cached?.value ?? 0) + 1;
      return { put: [row('n', 60, next)], result: next };
    });
  const counted = await Promise.all(Array.from({ length: 20 }, count));
  check('nothing between reading and changing', new Set(counted).size, 20);
  check('what was decided last', (await rows.all('count'))[0]?.value, 20);
  check(
    'a decision to do nothing',
    await rows.update('a', (found) => ({ result: found.map(({ id }) => id) })),
    ['1', '2'],
  );

  const unwritable = { put: [row('4', 40), row('5', 50, () => {})] };
  const rejected = await rows.change('a', unwritable).then(
    () => false,
    () => true,
  );
  check('what cannot be written rejects', rejected, true);
  check('all or nothing', await ids('a'), ['1', '2']);

  await rows.expire(25);
  check('what is older goes', await ids('a'), ['2']);
  check('and nothing else', await ids('ab'), ['1']);
  await rows.clear('a');
  check('empty', await ids('a'), []);
  check('only that one', [await ids('ab'), await ids('["a","b"]')], [['1'], ['1']]);
  return faults;
}
