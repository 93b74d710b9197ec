import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Social } from 'server/contract';
import { useAsking } from '../../core/reauthentication/reauthentication.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('../../core/reauthentication/reauthentication-dialog.tsx')).ReauthenticationDialog,
}));
const ConfirmLinks = lazy(async () => ({
  default: (await import('../../features/social/confirm-links.tsx')).ConfirmLinks,
}));

const LINKS_PX = 68; // the height of a tile

const Links = ({ providers }: { providers: readonly Social[] }): ReactNode => (
  <Suspense fallback={<Skeleton height={LINKS_PX} />}>
    <ConfirmLinks providers={providers} />
  </Suspense>
);

/** The window in which a player shows who they are, on every page: nothing of it loads until it is needed. */
export const ReauthenticationGate = (): ReactNode => {
  const asking = useAsking();
  const [wanted, setWanted] = useState(false);
  if (asking && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ReauthenticationDialog Links={Links} />
    </Suspense>
  );
};
