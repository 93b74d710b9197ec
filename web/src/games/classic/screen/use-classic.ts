import {
  classic,
  classicShares,
  type ClassicConfig,
  type ClassicContext,
  type ClassicShare,
} from 'games-engine/classic';
import { useEffect, useMemo, useRef } from 'react';
import type { PastRound } from 'server/contract';
import { call } from '../../../core/connection/connection.ts';
import type { ResultChip } from '../../../core/game-kit/result/last-results.tsx';
import { turbo, useSwitch } from '../../../core/game-kit/screen/settings.ts';
import {
  useStateEntered,
  useSharedRound,
  type SharedRoundView,
  type SharedTableSpec,
} from '../../../core/game-kit/round/use-shared-round.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { sceneRound, type SceneRound, useTicketText } from '../round.ts';
import { soundSecond, soundSpin, soundStake, soundStart } from '../sounds.ts';

/** The round in play with classic's own types. */
export type ClassicRoundView = SharedRoundView<ClassicContext>;

const table: SharedTableSpec<ClassicContext> = {
  game: classic,
  channel: 'classic',
  load: () => call('classic.load', {}),
};

/** The round in play. */
export const useClassic = (): ClassicRoundView => useSharedRound(table);

const noShares: readonly ClassicShare[] = [];

/** Shares of all players, in the order in which they joined. */
export const useShares = ({ snapshot }: ClassicRoundView): readonly ClassicShare[] => {
  const bets = snapshot?.context.bets;
  return useMemo(() => (bets ? classicShares(bets) : noShares), [bets]);
};

/** The pot as it stands, base hundredths. */
export const potOf = ({ snapshot }: Pick<ClassicRoundView, 'snapshot'>): bigint =>
  BigInt(snapshot?.context.potMinor ?? '0');

/** The ticket of a past round; undefined for a void one. */
export const pastTicket = ({ outcome }: Pick<PastRound, 'outcome'>): number | undefined =>
  classic.outcomeSchema.safeParse(outcome).data?.ticket;

/** The round as it may be told. Turbo does not wait for the reel: the ticket is told as soon as it is drawn. */
export const useTold = (view: ClassicRoundView): ClassicRoundView => {
  const quick = useSwitch(turbo);
  return quick && view.snapshot?.value === 'drawing' ? { ...view, over: 'settled' } : view;
};

/** The round as the scene shows it. Keeps its identity while nothing in it changes. */
export const useSceneRound = ({ round, snapshot }: ClassicRoundView): SceneRound | undefined => {
  const quick = useSwitch(turbo);
  const player = useProfile()?.profileID;
  const id = round?.roundId;
  return useMemo(
    () => (id === undefined || !snapshot ? undefined : sceneRound(snapshot, id, { player, quick })),
    [id, snapshot, player, quick],
  );
};

/** A past round as the strip shows it. */
export const usePastChip = (): ((past: PastRound) => ResultChip) => {
  const t = useMessages('classic', 'main');
  const tickets = useTicketText();
  const { format } = useMoney();
  return (past) => {
    const ticket = pastTicket(past);
    if (ticket === undefined) return { id: past.id, value: '—', label: t('past.voided') };
    const number = tickets.number(ticket);
    return { id: past.id, value: number, label: t('past.label', { ticket: number, amount: format(past.bank) }) };
  };
};

const soundState = (state: string, { config }: ClassicContext): void => {
  if (state === 'countdown') soundStart(config);
  if (state === 'drawing' && !turbo.store.get()) soundSpin(config);
};

/** Sounds of the round itself: a stake falls, the countdown begins, the reel starts. Not for what had been before. */
export const useRoundSounds = (view: ClassicRoundView): void => {
  const { round, snapshot } = view;
  const heard = useRef<{ id: string; bets: number }>(undefined);
  const player = useProfile()?.profileID;
  const id = round?.roundId;
  const context = snapshot?.context;
  useEffect(() => {
    if (id === undefined || !context) return;
    const { bets, config } = context;
    const before = heard.current;
    heard.current = { id, bets: bets.length };
    if (before?.id === id && bets.length > before.bets) soundStake(config, bets.at(-1)?.player === player);
  }, [id, context, player]);
  useStateEntered(view, soundState);
};

const SOON_S = 5;

/** The countdown's last seconds, heard. `config`: of the countdown; undefined while there is none. */
export const useSecondSounds = (seconds: number, config: ClassicConfig | undefined): void => {
  useEffect(() => {
    if (config && seconds > 0 && seconds <= SOON_S) soundSecond(config);
  }, [seconds, config]);
};
