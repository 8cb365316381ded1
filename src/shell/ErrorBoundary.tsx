import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { words } from './words.ts';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** A broken view is left when this changes. */
  readonly place: string;
}

interface ErrorBoundaryState {
  readonly place: string;
  /** How the view broke, or null. */
  readonly broken: string | null;
}

/** A view that breaks says so, and leaves the frame and the way out standing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, broken: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { broken: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { place, broken: null };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (broken === null) return this.props.children;
    return (
      <EmptyState
        title={words.brokenTitle}
        actions={
          <>
            <LinkButton href="#/">{words.brokenHome}</LinkButton>
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {words.brokenReload}
            </Button>
          </>
        }
      >
        {words.brokenText} <code>{broken}</code>
      </EmptyState>
    );
  }
}
