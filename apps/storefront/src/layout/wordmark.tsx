import { StaticMarkup } from '@relab/pages';
import type { ReactNode } from 'react';

/** The name, beside a drop in a ring: the symbol of reuse. Drawn, so that no font decides its shape. */
export function Wordmark(): ReactNode {
  return (
    <StaticMarkup>
      <svg width="104" height="30" viewBox="0 0 104 30" fill="none" aria-hidden="true" focusable="false">
        <path
          d="M15 3.5a11.5 11.5 0 1 1-10 5.8"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="m10.2 2.2 5.4 1.4-2.6 4.9"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M15 9.6c2.5 3.2 4 5.3 4 7.3a4 4 0 0 1-8 0c0-2 1.5-4.1 4-7.3Z" fill="var(--color-accent)" />
        <g stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round">
          <path d="M37 22V8.5h5.2a3.9 3.9 0 0 1 0 7.8H37m5 0 4.3 5.700" />
          <path d="M51 17h7.6a3.9 3.9 0 1 0-1.3 3.400" />
          <path d="M63.5 7v13c0 1.3.6 2 1.8 2" />
          <circle cx="73.5" cy="17.2" r="4.4" />
          <path d="M78.3 12.8V22" />
          <path d="M84 7v15" />
          <circle cx="88.8" cy="17.2" r="4.4" />
        </g>
      </svg>
    </StaticMarkup>
  );
}
