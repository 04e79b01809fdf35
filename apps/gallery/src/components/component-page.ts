import type { ReactNode } from 'react';
import type { ExampleHeading } from '../examples/index.ts';

export interface ComponentExample extends ExampleHeading {
  readonly element: ReactNode;
}

/** A component that is no block of pages: it is used in TSX alone. */
export interface ComponentPage {
  /** What it is for, in a sentence. */
  readonly about: string;
  /** The source of the examples. */
  readonly code: string;
  readonly examples: readonly ComponentExample[];
}
