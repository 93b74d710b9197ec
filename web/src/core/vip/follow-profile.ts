import type { Profile, VipStatus } from 'server/contract';
import { onTold } from '../connection/connection.ts';
import { onOwnBet } from '../game-kit/result/result.ts';
import { currentSession, patchProfile, playAccount, refreshProfile } from '../session/session.ts';
import { createStore, useStore } from '../store/store.ts';
import { vipProgress } from './vip-level.ts';

const statuses = createStore<readonly VipStatus[]>([]);

/** All VIP levels, lowest first; empty until loaded. */
export const useVipStatuses = (): readonly VipStatus[] => useStore(statuses);

/** Applies a pushed profile, except balances: answers to bets are newer. */
const take = (loaded: Profile): void => {
  const { status, profile } = currentSession();
  if (status !== 'player' || profile?.id !== loaded.id) return;
  const { balance, bonus_balance, usdicBalanceLocked } = profile;
  patchProfile({ ...loaded, balance, bonus_balance, usdicBalanceLocked });
};

/** Counts a real-money stake towards the next level, and asks the server once that is reached. */
const countWager = (stakeMinor: bigint): void => {
  const { profile } = currentSession();
  if (!profile || playAccount(profile) !== 'real') return;
  const compointCounter = profile.compointCounter + Number(stakeMinor);
  patchProfile({ compointCounter });
  const progress = vipProgress({ ...profile, compointCounter }, statuses.get());
  if (progress?.next && progress.share >= 1) void refreshProfile();
};

/** Keeps the profile up to date. Call once at startup. */
export const followProfile = (): void => {
  onTold('compointStatuses', (list) => statuses.set(list));
  onTold('loadUser', take);
  onOwnBet(({ stakeMinor }) => countWager(stakeMinor));
};
