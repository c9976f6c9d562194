import { Component, type ReactNode } from 'react';
import { LazyPartProblem } from './LazyPartProblem.tsx';

/** Keeps the rest of a page standing when one part of it breaks: its place says so and offers to try again. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <LazyPartProblem onRetry={() => this.setState({ isBroken: false })} /> : this.props.children;
  }
}
