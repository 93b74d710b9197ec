import { unkeptVoids, voidRoundRepository, type Database, type VoidRound } from 'db';
import { avoidedDraw, beaconChainHash, voidFacts, type BeaconRound, type Games } from 'games-engine';
import type { Clock } from '../../core/clock.ts';
import type { BeaconSource } from '../../core/hosts/beacon-source.ts';
import type { PublishedRound } from './fairness.handlers.ts';

interface Dependencies {
  db: Pick<Database, 'pool' | 'orm'>;
  games: Games;
  findRound(id: string): Promise<PublishedRound | undefined>;
  beacon: BeaconSource;
  clock: Clock;
}

const BATCH = 200; // rounds read at a time
const LIGHTS = 20; // asked of the beacon in one go
const ASKED_FOR_MS = 30 * 86_400_000; // a beacon that has not answered by then is not asked any more
const ANSWER_MS = 5000;

/**
 * Keeps what follows from void rounds: whether their light was out when they ended and, once the beacon has given it, the
 * draw that each has avoided. Done again it comes to the same.
 */
export const createVoidKeeper = ({ db, games, findRound, beacon, clock }: Dependencies): (() => Promise<void>) => {
  const chainHash = beaconChainHash(beacon.chain);

  /** Row of a void round, with the light of its beacon where that is known. */
  const rowOf = async (roundId: string, light?: BeaconRound): Promise<VoidRound | undefined> => {
    const round = await findRound(roundId);
    const game = round && games.findShared(round.record.game);
    if (!round || !game) return undefined;
    const { config, record, serverSeed } = round;
    const facts = voidFacts(game, config, record);
    if (!facts) return undefined;
    const signature = light?.signature;
    const isDue = facts.light !== 'unlit' && serverSeed !== null;
    const draw = isDue ? avoidedDraw(game, config, record, { serverSeed, signature }) : undefined;
    return {
      roundId,
      game: game.id,
      reason: facts.reason,
      light: facts.light,
      finishedAt: facts.endedAt,
      beaconChain: facts.beacon && beaconChainHash(facts.beacon.chain),
      beaconRound: facts.beacon?.round ?? null,
      signature: signature ?? null,
      stakes: draw?.stakesMinor ?? null,
      paid: draw?.paidMinor ?? null,
    };
  };

  const keepNew = async (): Promise<void> => {
    for (;;) {
      const ids = await unkeptVoids(db.pool, BATCH);
      const rows: VoidRound[] = [];
      for (const id of ids) {
        const row = await rowOf(id);
        if (row) rows.push(row);
      }
      await voidRoundRepository(db.orm.em.fork()).keep(rows);
      if (rows.length < BATCH) return;
    }
  };

  /** The beacon's answer; undefined while it gives none, or when the round was drawn by another beacon. */
  const ask = async ({ beaconChain, beaconRound }: VoidRound): Promise<BeaconRound | undefined> => {
    if (beaconChain !== chainHash || typeof beaconRound !== 'number') return undefined;
    try {
      return await beacon.round(beaconRound, AbortSignal.timeout(ANSWER_MS));
    } catch {
      return undefined; // it is asked again
    }
  };

  return async () => {
    await keepNew();
    const waiting = await voidRoundRepository(db.orm.em.fork()).waiting(clock.now() - ASKED_FOR_MS, LIGHTS);
    for (const each of waiting) {
      const light = await ask(each);
      const row = light && (await rowOf(each.roundId, light));
      if (row) await voidRoundRepository(db.orm.em.fork()).keep([row]);
      else if (each.beaconChain === chainHash) return; // a beacon that is away is not asked for each
    }
  };
};
