import { Component, type ReactNode } from 'react';

export interface ChartBoundaryProps {
  /** In place of a chart that could not be loaded or drawn. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface ChartBoundaryState {
  readonly failed: boolean;
}

/** A chart that cannot be loaded or drawn takes nothing else along. */
export class ChartBoundary extends Component<ChartBoundaryProps, ChartBoundaryState> {
  override readonly state: ChartBoundaryState = { failed: false };

  static getDerivedStateFromError(): ChartBoundaryState {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
