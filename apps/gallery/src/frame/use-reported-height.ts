import { type RefObject, useEffect, useRef } from 'react';
import { postFrameMessage } from './message.ts';

/** Reports the element's height to the gallery, now and whenever it changes. */
export function useReportedHeight(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null || parent === window) return undefined;
    const observer = new ResizeObserver(() =>
      postFrameMessage(parent, { kind: 'height', height: Math.ceil(current.getBoundingClientRect().height) }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return element;
}
