import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { closeModal, useModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { entryOf } from '../../features/social/entry.ts';
import { isMiniApp } from '../../features/social/mini-app.ts';

const SocialEntry = lazy(async () => ({
  default: (await import('../../features/social/social-entry.tsx')).SocialEntry,
}));
const MiniAppFrame = lazy(async () => ({
  default: (await import('../../features/social/mini-app-frame.tsx')).MiniAppFrame,
}));
const SecondFactorDialog = lazy(async () => ({
  default: (await import('../../features/social/second-factor-dialog.tsx')).SecondFactorDialog,
}));

/** The code that a sign-in at a provider waits for: `?modal=secondFactor`. It stays while it closes. */
const SecondFactor = (): ReactNode => {
  const { status } = useSession();
  const open = useModal() === 'secondFactor';
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (open && status === 'player') closeModal(); // an old link
  }, [open, status]);
  return wasOpen && <SecondFactorDialog open={open} onClose={closeModal} />;
};

/** What signing in through other services needs on every page: nothing of it loads until it is needed. */
export const SocialGate = (): ReactNode => {
  // read before anything changes the address: who comes back from a provider comes with a new page
  const [entry] = useState(() => entryOf(new URLSearchParams(location.search)));
  return (
    <Suspense>
      {entry && <SocialEntry entry={entry} />}
      {isMiniApp() && <MiniAppFrame />}
      <SecondFactor />
    </Suspense>
  );
};
