import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TournamentInfo, TournamentResult } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { refreshProfile, useSession } from '../../core/session/session.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { useAct } from '../../core/ui/use-act.ts';
import { participationOf } from './participation.ts';
import type { Taking } from './summary.tsx';

const POLL_MS = 1_000;
const RESULTS_POLL_MS = 60_000;

/** Today's tournament, polled. */
export const useTournament = (): UseQueryResult<TournamentInfo, CallError> =>
  useCallQuery('tournament.daily.getInfo', {}, { refetchInterval: POLL_MS, staleTime: 0 });

/** The last settled days, newest first. */
export const useResults = (): UseQueryResult<readonly TournamentResult[], CallError> =>
  useCallQuery('tournament.daily.getResults', {}, { refetchInterval: RESULTS_POLL_MS, select: ({ days }) => days });

const nothing = (): void => undefined; // the ranking is polled every second anyway

/** Reloads the player's level after a bet on any page. */
const useLevelAsOfNow = (isAsked: boolean, balance: number | undefined): void =>
  useEffect(() => {
    if (isAsked && balance !== undefined) void refreshProfile();
  }, [isAsked, balance]);

/** Registration for today's tournament. */
export const useTaking = (info: TournamentInfo): Taking => {
  const t = useMessages('tournament', 'main');
  const { status, profile } = useSession();
  const { busy, problem, run } = useAct(nothing);
  const [registeredDay, setRegisteredDay] = useState<number>();
  const { day } = info.tournament;
  const state = participationOf({ status, profile, registeredDay }, info);
  useLevelAsOfNow(state === 'level', profile?.balance);
  const participate = async (): Promise<void> => {
    const done = t('registered.now');
    if (!(await run((call) => call('tournament.daily.participate', {}), done))) return;
    setRegisteredDay(day);
    announce(done);
  };
  return {
    state,
    level: profile?.compointStatus ?? 1,
    busy,
    problem,
    onParticipate: () => void participate(),
  };
};
