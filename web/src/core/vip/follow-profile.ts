import type { Profile, VipStatus } from 'server/contract';
import { onTold } from '../connection/connection.ts';
import { onOwnBet } from '../game-kit/own-bets.ts';
import { currentSession, patchProfile, playAccount, refreshProfile } from '../session/session.ts';
import { createStore, useStore } from '../store/store.ts';
import { vipProgress } from './vip-progress.ts';

const statuses = createStore<readonly VipStatus[]>([]);

/** All VIP levels, lowest first; none until the server has told them. */
export const useVipStatuses = (): readonly VipStatus[] => useStore(statuses);

/** Takes a profile that the server tells of. What bets are paid from is told by their answers, which are newer. */
const take = (told: Profile): void => {
  const { status, profile } = currentSession();
  if (status !== 'player' || profile?.id !== told.id) return;
  const { balance, bonus_balance, usdicBalanceLocked } = profile;
  patchProfile({ ...told, balance, bonus_balance, usdicBalanceLocked });
};

/** Counts a stake of real money towards the next level. Once that is reached, the server says what has come of it. */
const countWager = (stakeMinor: bigint): void => {
  const { profile } = currentSession();
  if (!profile || playAccount(profile) !== 'real') return;
  const compointCounter = profile.compointCounter + Number(stakeMinor);
  patchProfile({ compointCounter });
  const progress = vipProgress({ ...profile, compointCounter }, statuses.get());
  if (progress?.next && progress.share >= 1) void refreshProfile();
};

/** Keeps the profile as the server has it: once, when the application starts. */
export const followProfile = (): void => {
  onTold('compointStatuses', (told) => statuses.set(told));
  onTold('loadUser', take);
  onOwnBet(({ stakeMinor }) => countWager(stakeMinor));
};
