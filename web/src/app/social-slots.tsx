import { lazy, Suspense, type ReactNode } from 'react';
import { Skeleton } from '../core/ui/skeleton.tsx';

const SocialButtons = lazy(async () => ({
  default: (await import('../features/social/social-buttons.tsx')).SocialButtons,
}));

const BUTTONS_HEIGHT = 160; // about what they will take

/** Sign-in through other services, in the windows of sign-in and registration. */
export const SocialSignIn = (): ReactNode => (
  <Suspense fallback={<Skeleton height={BUTTONS_HEIGHT} />}>
    <SocialButtons />
  </Suspense>
);
