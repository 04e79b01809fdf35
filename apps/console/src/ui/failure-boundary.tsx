import { ActionButton } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import { Component, type ReactNode } from 'react';
import * as texts from './texts.ts';

export interface FailureBoundaryProps {
  /** What has failed is tried again when this is another. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

interface FailureState {
  readonly failure: { readonly error: unknown } | undefined;
  readonly resetKey: string | undefined;
}

/** Browsers say it each in their own words, and give no code. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /import|module|preload/i.test(error.message);

/** Holds a failure of the console's own code inside one part of it: the rest goes on. Reads that fail have `ReadSection`. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureState> {
  override state: FailureState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<FailureState, 'failure'> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureState,
  ): FailureState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const isMissing = isMissingPart(failure.error);
    return (
      <Notice
        tone="error"
        heading={isMissing ? texts.partMissing : texts.codeFailed}
        nextStep={
          <ActionButton type="button" variant="secondary" onClick={() => window.location.reload()}>
            {texts.reload}
          </ActionButton>
        }
      >
        {isMissing ? texts.partMissingHint : texts.codeFailedHint}
      </Notice>
    );
  }
}
