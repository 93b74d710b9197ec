import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Social } from 'server/contract';
import { Parts } from '../../core/features/parts.tsx';
import { useAsking } from '../../core/reauthentication/reauthentication.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';

const ReauthenticationDialog = lazy(async () => ({
  default: (await import('../../core/reauthentication/reauthentication-dialog.tsx')).ReauthenticationDialog,
}));

const LINKS_PX = 68; // the height of a tile

const Links = (given: { providers: readonly Social[] }): ReactNode => (
  <Parts place="identity" given={given} fallback={<Skeleton height={LINKS_PX} />} />
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
