import { type RefObject, useMemo, useRef } from 'react';
import type { Side } from './side.ts';

export interface JoinedScroll {
  readonly rooms: Readonly<Record<Side, RefObject<HTMLDivElement | null>>>;
  /** What is scrolled at one side is at the other one, too. */
  follow(side: Side): void;
  /** Scrolls one side alone; from there on both are scrolled together. */
  bring(side: Side, by: number): void;
}

/** Two rooms that are scrolled together: by as much, so that they stay beside each other as somebody has placed them. */
export function useJoinedScroll(): JoinedScroll {
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const tops = useRef({ before: 0, after: 0 });
  return useMemo(() => {
    const rooms = { before, after };
    function bring(side: Side, by: number): void {
      const room = rooms[side].current;
      if (!room) return;
      room.scrollTop += by;
      // As far as it went: no further than its end.
      tops.current[side] = room.scrollTop;
    }
    return {
      rooms,
      bring,
      follow(side) {
        const top = rooms[side].current?.scrollTop ?? 0;
        const by = top - tops.current[side];
        tops.current[side] = top;
        // Nothing, where it was scrolled from here.
        if (by !== 0) bring(side === 'before' ? 'after' : 'before', by);
      },
    };
  }, []);
}
