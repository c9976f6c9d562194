import { Component, type ReactNode } from 'react';
import { LazyPartProblem } from './LazyPartProblem.tsx';

/**
 * Error boundary for one part of a page: shows the problem in its place, with a retry, while the rest of the page continues to
 * work.
 */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <LazyPartProblem onRetry={() => this.setState({ isBroken: false })} /> : this.props.children;
  }
}
