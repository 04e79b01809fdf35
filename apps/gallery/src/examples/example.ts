import type { Component, Scope } from '@relab/toolkit/page';
import type { SkeletonProps } from '@relab/toolkit/skeleton';

/** How an example is shown, whatever it is of. */
export interface ExampleHeading {
  /** The state that it shows, such as `Long text`. */
  readonly name: string;
  /** What there is to know, where it cannot be seen. */
  readonly note?: string | undefined;
  readonly direction?: 'rtl' | undefined;
  /** Stands in a box of 320 px. */
  readonly isNarrow?: boolean | undefined;
}

/** A state of a block, as a page holds it. */
export interface BlockExample extends ExampleHeading {
  readonly components: readonly Component[];
  /** What expressions of the example can name. */
  readonly data?: Scope | undefined;
  /** The box that stands for the block until what it shows is there. */
  readonly skeleton?: SkeletonProps | undefined;
}

export interface BlockPage {
  /** What the block is for, in a sentence. */
  readonly about: string;
  /** The first is the usual one, with which the controls begin. */
  readonly examples: readonly [BlockExample, ...BlockExample[]];
}
