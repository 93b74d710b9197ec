import type { ReactNode } from 'react';
import type { Profile } from 'server/contract';
import { BalanceMenu } from './balance-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** A player's part of the header. */
export const Account = ({ profile }: { profile: Profile }): ReactNode => (
  <>
    <BalanceMenu profile={profile} />
    <ProfileMenu profile={profile} />
  </>
);
