import type { ReactNode } from 'react';
import { useLabels } from '../labels/labels.tsx';
import { customProperties } from '../settings/custom-properties.ts';
import styles from './skeleton.module.css';

/** Without measures it is one line of text, as wide as its place. */
export interface SkeletonProps {
  /** CSS lengths. To shift nothing they must be those of what comes; a line of text by default. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
  /** Several lines of text, the last one shorter. */
  readonly lines?: number | undefined;
}

/** The box of content that loads. Decoration: a `Loading` around all of them announces it once. */
export function Skeleton({ width, height, lines = 1 }: SkeletonProps): ReactNode {
  const numbers = Array.from({ length: lines }, (_, index) => index + 1);
  const style = customProperties({ '--skeleton-width': width, '--skeleton-height': height });
  return numbers.map((line) => (
    <span
      key={line}
      aria-hidden="true"
      style={style}
      className={line === lines && lines > 1 ? styles.last : styles.skeleton}
    />
  ));
}

/** A region that is loading, announced to screen readers. */
export function Loading({ label, children }: { label?: string | undefined; children: ReactNode }): ReactNode {
  const labels = useLabels();
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label ?? labels.loading}</span>
      {children}
    </div>
  );
}
