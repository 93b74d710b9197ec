import {
  avoidedDraw,
  voidFacts,
  type AnySharedGame,
  type AvoidedDraw,
  type RoundRecord,
  type VoidFacts,
} from 'games-engine';
import { verifyBeacon } from 'games-engine/signatures';
import { useMemo, type ReactNode } from 'react';
import type { PublicRound } from 'server/contract';
import type { GameFairness } from '../../core/games/explain.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Card } from '../../core/ui/card.tsx';
import type { SharedRead } from './round-material.ts';
import styles from './round.module.css';

interface AvoidedRound {
  facts: VoidFacts;
  draw: AvoidedDraw | undefined;
}

type GivenRound = Pick<PublicRound, 'config' | 'serverSeed' | 'light'>;

/** Payouts that a void round has avoided: computed here, from its seed and a light that its beacon has signed. */
export const avoidedOf = (
  game: AnySharedGame,
  { config: givenConfig, serverSeed, light }: GivenRound,
  record: RoundRecord,
): AvoidedRound | undefined => {
  try {
    const config = game.configSchema.parse(givenConfig) as object;
    const facts = voidFacts(game, config, record);
    if (!facts) return undefined;
    const { beacon } = facts;
    const isSigned = light && beacon && light.round === beacon.round && verifyBeacon(beacon.chain, light);
    const signature = isSigned ? light.signature : undefined;
    const isDue = facts.light !== 'unlit' && serverSeed !== null;
    return { facts, draw: isDue ? avoidedDraw(game, config, record, { serverSeed, signature }) : undefined };
  } catch {
    return undefined; // the steps say what is wrong
  }
};

interface AvoidedSectionProps {
  fairness: GameFairness;
  round: GivenRound;
  record: RoundRecord;
  read: SharedRead;
}

/** The outcome of a round that ended without a draw. Nothing where none was due. */
export const AvoidedSection = ({ fairness, round, record, read }: AvoidedSectionProps): ReactNode => {
  const t = useMessages('voids', 'main');
  const { format } = useMoney();
  const { game } = fairness;
  const avoided = useMemo(
    () => (game.hosting === 'shared' ? avoidedOf(game, round, record) : undefined),
    [game, round, record],
  );
  if (!avoided || (avoided.facts.light === 'unlit' && avoided.facts.beacon === null)) return null;
  const { facts, draw } = avoided;
  const explain = fairness.hosting === 'shared' ? fairness.explain : undefined;
  const outcome =
    draw && (explain?.round(round.config, read.log.bets, draw.outcome).outcome ?? JSON.stringify(draw.outcome));
  return (
    <Card className={styles.card}>
      <h2>{t('round.title')}</h2>
      <p className={styles.note}>{t(`round.${facts.light}`)}</p>
      {draw && outcome !== undefined && (
        <p>{t('round.would', { outcome, paid: format(draw.paidMinor), stakes: format(draw.stakesMinor) })}</p>
      )}
      {!draw && facts.light !== 'unlit' && facts.beacon && <p>{t('round.waiting', { round: facts.beacon.round })}</p>}
    </Card>
  );
};
