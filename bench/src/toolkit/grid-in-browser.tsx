import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type GridKind, grids, guides } from './grid.tsx';

declare global {
  interface Window {
    readonly measured: typeof measured;
  }
}

const frames: number[] = [];
let shift = 0;

function observe(type: string, read: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true });
}
observe('long-animation-frame', ({ duration }) => frames.push(duration));
observe('layout-shift', (entry) => {
  if ('value' in entry) shift += Number(entry.value);
});

/** When the frame was painted that shows so many items. */
const painted = (count: number): Promise<number> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (document.getElementsByTagName('li').length < count) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });

let add: (count: number) => void = () => undefined;

function Page({ onLive }: { readonly onLive: () => void }): ReactNode {
  const { kind, count } = document.documentElement.dataset;
  const Grid = grids[kind as GridKind];
  const [items, setItems] = useState(() => guides(0, Number(count)));
  useEffect(() => {
    // As the site shows what a visitor asked for: what else happens meanwhile does not wait for it.
    add = (more) => startTransition(() => setItems((before) => [...before, ...guides(before.length, more)]));
    onLive();
  }, [onLive]);
  return <Grid items={items} />;
}

/** What the measurement asks the page for; times in milliseconds. */
const measured = {
  firstPaint: (): number =>
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,

  /** Makes the page live: until its effects have run. */
  goLive: (): Promise<number> =>
    new Promise((resolve, reject) => {
      const root = document.getElementById('root');
      if (!root) return reject(new Error('There is no root.'));
      const startedAt = performance.now();
      const onLive = (): void => resolve(performance.now() - startedAt);
      hydrateRoot(root, <Page onLive={onLive} />, { onRecoverableError: reject });
    }),

  /** Appends so many: until they are painted. */
  async append(count: number): Promise<number> {
    const startedAt = performance.now();
    const before = document.getElementsByTagName('li').length;
    add(count);
    return (await painted(before + count)) - startedAt;
  },

  /** The longest frame since this was asked last; 0 when none took more than 50 ms. */
  async maxFrame(): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return Math.max(0, ...frames.splice(0));
  },

  layoutShift: (): number => shift,
};

Object.assign(window, { measured });
