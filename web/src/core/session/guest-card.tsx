import type { ReactNode } from 'react';
import { askToSignIn } from '../modal/modal.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/states.tsx';

/** Asks a guest to sign in, in place of a page's content. `signIn`: label of the button. */
export const GuestCard = ({ text, signIn }: { text: string; signIn: string }): ReactNode => (
  <Card>
    <EmptyState
      action={
        <Button variant="primary" onClick={askToSignIn}>
          {signIn}
        </Button>
      }
    >
      {text}
    </EmptyState>
  </Card>
);
