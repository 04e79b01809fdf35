import { Component, type ReactNode } from 'react';

interface OptionalProps {
  readonly children: ReactNode;
}

/** Leaves out what fails, where the page is whole without it. */
export class Optional extends Component<OptionalProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
