import { z } from 'zod';
import { saltAuthors, stakeAccounts, voidReasons, type AnySharedGame } from './define-game.ts';
import { drawModes } from './draw/draw-config.ts';
import { logAmount, logCosignature, logCount, logHash, logHex, logName, logSalt, logSignature } from './log-shape.ts';
import type { SharedEvent } from './shared-round.ts';

const MAX_COSIGNATURES = 64;

/** A beacon's chain as a log says it. */
const beaconChain = z.strictObject({
  genesisSeed: logHex,
  genesisTime: logCount,
  id: logName,
  periodSeconds: z.int().min(1).max(86_400),
  publicKey: logHex,
});

/** On what terms a round is drawn, as its opening says it. */
export const drawTerms = z.strictObject({ beacon: beaconChain.nullable(), mode: z.enum(drawModes) });
const drawnBeacon = z.strictObject({ randomness: logHash, round: logCount, signature: logHex });

/** The version of a round's draw: 2 where its opening pins how it is drawn. */
export type DrawVersion = 1 | 2;

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), at: logCount, ...shape });

const settled = event('round.settled', { payoutsMinor: z.array(logAmount) });
const voided = event('round.voided', { reason: z.enum(voidReasons) });

const betShape = (game: AnySharedGame) => ({
  account: z.enum(stakeAccounts),
  betId: logName,
  choice: game.choiceSchema as z.ZodType<object>,
  currencyId: logCount,
  player: logName,
  stakeMinor: logAmount,
});

const opened = { commitment: logHash, number: logCount };

const firstVersion = (game: AnySharedGame) =>
  z.discriminatedUnion('type', [
    event('round.opened', opened),
    event('bet.placed', { ...betShape(game), clientSeed: logName }),
    event('round.closed', {}),
    event('outcome.drawn', { entropy: logHash, outcome: game.outcomeSchema as z.ZodType<object> }),
    settled,
    voided,
  ]);

const secondVersion = (game: AnySharedGame) =>
  z.discriminatedUnion('type', [
    event('round.opened', { ...opened, draw: drawTerms }),
    event('bet.placed', { ...betShape(game), salt: logSalt, saltedBy: z.enum(saltAuthors) }),
    event('betting.closed', { beaconRound: logCount.nullable(), betsHash: logHash, signature: logSignature }),
    event('outcome.drawn', {
      beacon: drawnBeacon.nullable(),
      cosignatures: z.array(logCosignature).max(MAX_COSIGNATURES),
      outcome: game.outcomeSchema as z.ZodType<object>,
    }),
    settled,
    voided,
  ]);

/** The shape of a shared round's events under one version of the draw. Their order is `readSharedLog`'s to judge. */
export const sharedEventSchema = (game: AnySharedGame, version: DrawVersion): z.ZodType<SharedEvent> =>
  version === 1 ? firstVersion(game) : secondVersion(game);

/** The version that a log's first event says. */
export const versionOf = (opening: unknown): DrawVersion => (Object.hasOwn(Object(opening), 'draw') ? 2 : 1);
