import type { WinCue } from 'games-engine';
import type { Loudness, PlayCue } from '../../sound/sound.ts';
import { moodOf, winSizeOf, type SettledBet, type WinSize } from './result.ts';
import { feelLanding, feelWin } from './vibration.ts';

/** Amounts of an own result, base hundredths. */
export type StakeAndPayout = Pick<SettledBet, 'stakeMinor' | 'payoutMinor'>;

const stingers: Readonly<Record<WinSize, WinCue>> = {
  small: 'win',
  medium: 'medium-win',
  large: 'big-win',
  huge: 'huge-win',
};

/** The stinger of a result; undefined for what returns no more than its stake: that is not celebrated. */
export const stingerOf = ({ stakeMinor, payoutMinor }: StakeAndPayout): WinCue | undefined =>
  moodOf(payoutMinor, stakeMinor) === 'win' ? stingers[winSizeOf(payoutMinor, stakeMinor)] : undefined;

/** A game's cues of results that are no wins. */
interface ResultCues<Cue> {
  readonly land?: Cue; // touch of what stops, whatever it brings
  readonly even?: Cue; // a stake that comes back
  readonly loss: Cue;
}

/** Lets a result be heard, and a good one felt. Without a bet of one's own it only lands. */
export type SoundResult<Cue extends string> = (
  config: Loudness<Cue>,
  result: StakeAndPayout | undefined,
  rate?: number, // factor of a win's pitch
) => void;

/** Sounds and pulses of a game's results. */
export const createResultSound =
  <Cue extends string>(play: PlayCue<Cue | WinCue>, { land, even, loss }: ResultCues<Cue>): SoundResult<Cue | WinCue> =>
  (config, result, rate = 1) => {
    if (land) play(land, config);
    if (!result) return;
    const { stakeMinor, payoutMinor } = result;
    const stinger = stingerOf(result);
    if (stinger) {
      play(stinger, config, { rate });
      feelWin(winSizeOf(payoutMinor, stakeMinor));
    } else if (moodOf(payoutMinor, stakeMinor) === 'loss') play(loss, config);
    else {
      if (even) play(even, config);
      feelLanding();
    }
  };
