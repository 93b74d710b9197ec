import type { IntSource } from '../../core/stream.ts';
import { WHEEL_SEGMENTS, type WheelConfig } from './wheel.config.ts';
import { wheelOutcomeOfSigned, type WheelOutcome } from './wheel.rules.ts';
import { SIGNED_REQUEST } from './wheel.signed.ts';

/** An outcome with data in random.org's form for this round; its signature is none. */
export const randomSignedOutcome = (config: WheelConfig, roundId: string, source: IntSource): WheelOutcome => {
  const random = { ...SIGNED_REQUEST, data: [source.int(WHEEL_SEGMENTS)], userData: { roundId } };
  return wheelOutcomeOfSigned(config, { random: JSON.stringify(random), signature: 'c2FtcGxl' });
};
