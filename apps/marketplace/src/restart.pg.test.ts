import { testEngines } from '@relab/database/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createGuest, findProducts, type Guest, placeOrder } from './start/guest.fixture.ts';
import { buildOnce, type DataFolder, interrupt, openDataFolder } from './start/started.fixture.ts';

let data: DataFolder;

beforeAll(buildOnce);
beforeEach(async () => {
  data = await openDataFolder();
});
afterEach(() => data.close());

describe.each(testEngines)('on %s', (engine) => {
  const env = {
    RELAB_DATABASE: engine === 'postgres' ? 'embedded' : engine,
    // One guest after the other orders from here, more than a network may within an hour.
    RELAB_ORDERS_PER_HOUR: '1000',
    RELAB_UNCONFIRMED_ORDER_LIMIT: '1000000',
  };
  const say = (what: string, since: number) =>
    console.log(`${engine}: ${what} after ${((performance.now() - since) / 1000).toFixed(1)} s`);

  test('Ctrl-C ends it cleanly with 0; started again, a kill in the middle of orders loses none that was confirmed', async () => {
    const first = performance.now();
    const once = data.begin(env);
    const home = await fetch(await once.address);
    expect(await home.text(), once.output()).toContain('</html>');
    say('first start', first);
    interrupt(once);
    expect(await once.ended).toBe(0);
    expect(once.errors()).toBe('');
    expect(once.output()).not.toMatch(/error|exception/i);

    const second = performance.now();
    const killed = data.begin(env);
    expect(await (await fetch(await killed.address)).text()).toContain('</html>');
    say('second start', second);
    expect(killed.output()).not.toContain('of them new');
    let address = await killed.address;
    const products = [...(await findProducts(createGuest(() => address)))];
    const confirmed: { readonly guest: Guest; readonly path: string }[] = [];
    const enough = 6;
    // Four at once, so that some are under way when it ends.
    const buy = async () => {
      for (let id = products.pop(); id; id = products.pop()) {
        const guest = createGuest(() => address);
        const path = await placeOrder(guest, id);
        confirmed.push({ guest, path });
        if (confirmed.length >= enough) killed.child.kill('SIGKILL');
      }
    };
    const ways = await Promise.allSettled([buy(), buy(), buy(), buy()]);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(
      confirmed.length,
      ways.map((way) => String('reason' in way ? way.reason : '')).join('\n'),
    ).toBeGreaterThanOrEqual(enough);
    expect(products.length).toBeGreaterThan(0);

    const third = performance.now();
    const again = data.begin(env);
    address = await again.address;
    say('start after a kill', third);
    for (const { guest, path } of confirmed) {
      expect(path).toMatch(/^\/order-confirmation\//);
      const { status, body } = await guest.get(path);
      expect(status).toBe(200);
      expect(body).toContain('Your order is placed');
    }
    // And it goes on selling.
    const id = products.pop() ?? '';
    expect(
      await placeOrder(
        createGuest(() => address),
        id,
      ),
    ).toMatch(/^\/order-confirmation\//);
    interrupt(again);
    expect(await again.ended).toBe(0);
  }, 180_000);
});
