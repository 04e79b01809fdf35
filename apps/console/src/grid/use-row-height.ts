import { useEffect, useState } from 'react';

/** The height of a row as the user has chosen it, in px; rows of several lines are measured. */
const readRowHeight = (): number => {
  const [, rem = '2.25'] =
    /^([\d.]+)rem$/.exec(getComputedStyle(document.documentElement).getPropertyValue('--row').trim()) ?? [];
  return Number(rem) * 16;
};

/** Read once, and again when another density is chosen: a grid is rendered with every turn of the wheel. */
export function useRowHeight(): number {
  const [height, setHeight] = useState(readRowHeight);
  useEffect(() => {
    const observer = new MutationObserver(() => setHeight(readRowHeight()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-density'] });
    return () => observer.disconnect();
  }, []);
  return height;
}
