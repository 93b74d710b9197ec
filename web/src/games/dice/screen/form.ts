import {
  diceMultiplier,
  isSideOpen,
  ROLLS,
  winningRolls,
  type DiceChoice,
  type DiceConfig,
  type DiceSide,
} from 'games-engine/dice';
import { useCallback, useState, useMemo } from 'react';
import { parseTyped } from '../../../core/game-kit/bet/picker.reducer.ts';
import { useStake, type Stake } from '../../../core/game-kit/bet/stake.ts';
import { type Shortcut, useGameShortcuts } from '../../../core/game-kit/screen/shortcuts.ts';
import { useMessages } from '../../../core/i18n/messages.ts';

/** The three linked fields: whichever is edited moves the percent, the others follow. */
export type LinkedField = 'percent' | 'multiplier' | 'chance';

/** Bet that a player is about to place. */
export interface DiceForm extends DiceChoice {
  typing: { field: LinkedField; text: string } | undefined; // the field being typed in, as it is typed
}

export type DiceFormEvent =
  | { type: 'moved'; percentBp: number } // the slider
  | { type: 'typed'; field: LinkedField; text: string }
  | { type: 'left' } // a field lost its focus
  | { type: 'side'; side: DiceSide };

/** 50.00 %, below. */
export const diceFormStart: DiceForm = { percentBp: 5000, side: 'less', typing: undefined };

const MULTIPLIER_PLACES = 4;
const MULTIPLIER_ONE = 10n ** BigInt(MULTIPLIER_PLACES);

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The chances, in hundredths of a percent, that a side can be bet on with. */
export const chanceRange = (config: DiceConfig, side: DiceSide): { min: number; max: number } => {
  const [min, max] =
    side === 'less'
      ? [config.minPercentBp, config.maxPercentBp]
      : [ROLLS - config.maxPercentBp, ROLLS - config.minPercentBp];
  return { min, max: Math.min(max, config.chanceLimitBp - 1) };
};

/** The percent at which a side wins with this chance. */
const percentOfChance = (side: DiceSide, chanceBp: number): number => (side === 'less' ? chanceBp : ROLLS - chanceBp);

const nearestChance = (config: DiceConfig, side: DiceSide, chanceBp: number): number => {
  const { min, max } = chanceRange(config, side);
  return between(chanceBp, min, max);
};

/** Distance of a chance's multiplier from the wished one: a numerator over the chance, so that no fraction is lost. */
const distance = (config: DiceConfig, chanceBp: number, wished: bigint): bigint => {
  const difference = multiplierNumerator(config) * MULTIPLIER_ONE - wished * BigInt(chanceBp) * 1_000_000n;
  return difference < 0n ? -difference : difference;
};

const multiplierNumerator = (config: DiceConfig): bigint => BigInt((1_000_000 - config.houseEdgePpm) * ROLLS);

/** The chance whose multiplier is nearest to the wished one, given in ten-thousandths. */
export const chanceOfMultiplier = (config: DiceConfig, side: DiceSide, wished: bigint): number => {
  const { min, max } = chanceRange(config, side);
  if (wished <= 0n) return max;
  const exact = (multiplierNumerator(config) * MULTIPLIER_ONE) / (wished * 1_000_000n);
  const below = exact > BigInt(max) ? max : between(Number(exact), min, max);
  const above = between(below + 1, min, max);
  // |M/below − m| ≤ |M/above − m|, cross-multiplied
  const belowIsNearer =
    distance(config, below, wished) * BigInt(above) <= distance(config, above, wished) * BigInt(below);
  return belowIsNearer ? below : above;
};

/** The percent that a typed text asks for; undefined while the text is no number. */
const percentOfText = (config: DiceConfig, side: DiceSide, field: LinkedField, text: string): number | undefined => {
  const value = parseTyped(text, field === 'multiplier' ? MULTIPLIER_PLACES : 2);
  if (value === undefined) return undefined;
  if (field === 'percent') return between(Number(value), config.minPercentBp, config.maxPercentBp);
  const chance =
    field === 'chance' ? nearestChance(config, side, Number(value)) : chanceOfMultiplier(config, side, value);
  return percentOfChance(side, chance);
};

/** Form after an event. The percent always is one of the config's, with two decimals. */
export const diceForm = (form: DiceForm, event: DiceFormEvent, config: DiceConfig): DiceForm => {
  switch (event.type) {
    case 'moved':
      return {
        ...form,
        percentBp: between(event.percentBp, config.minPercentBp, config.maxPercentBp),
        typing: undefined,
      };
    case 'typed': {
      const { field, text } = event;
      const percentBp = percentOfText(config, form.side, field, text) ?? form.percentBp;
      return { ...form, percentBp, typing: { field, text } };
    }
    case 'left':
      return form.typing ? { ...form, typing: undefined } : form;
  }
  return { ...form, side: event.side, typing: undefined };
};

/** Hundredths of a percent as they are shown: 5000 → "50.00". */
export const bpText = (bp: number): string => (bp / 100).toFixed(2);

/** A multiplier with four decimals, cut off, of which trailing zeros past the second go: "1.90", "1.0106". */
export const multiplierText = (config: DiceConfig, choice: DiceChoice): string => {
  const { num, den } = diceMultiplier(config, choice);
  const digits = ((num * MULTIPLIER_ONE) / den).toString().padStart(MULTIPLIER_PLACES + 1, '0');
  const places = digits.slice(-MULTIPLIER_PLACES).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -MULTIPLIER_PLACES)}.${places}`;
};

/** Text of a field. */
export const fieldText = (form: DiceForm, field: LinkedField, config: DiceConfig): string => {
  if (form.typing?.field === field) return form.typing.text;
  if (field === 'percent') return bpText(form.percentBp);
  return field === 'chance' ? bpText(winningRolls(form)) : multiplierText(config, form);
};

/** Sides that can be bet on at the form's percent. */
export const openSides = (
  config: DiceConfig,
  { percentBp }: Pick<DiceForm, 'percentBp'>,
): Record<DiceSide, boolean> => ({
  less: isSideOpen(config, { percentBp, side: 'less' }),
  more: isSideOpen(config, { percentBp, side: 'more' }),
});

interface DiceFormState {
  form: DiceForm;
  dispatchForm: (event: DiceFormEvent) => void;
  stake: Stake;
}

/** The player's next bet: side, percent and stake within the game's limits. */
export const useDiceForm = (config: DiceConfig): DiceFormState => {
  const [form, setForm] = useState(diceFormStart);
  return {
    form,
    dispatchForm: useCallback((event: DiceFormEvent) => setForm((now) => diceForm(now, event, config)), [config]),
    stake: useStake('dice', config),
  };
};

const STEP_BP = 100;

interface Options {
  fields: DiceFormState;
  locked: boolean; // auto play is running
  act: () => void; // the main button
}

/** Dice's keys beside those of every game: percent and side. */
export const useDiceShortcuts = ({ fields, locked, act }: Options): readonly Shortcut[] => {
  const t = useMessages('dice', 'main');
  const { form, dispatchForm, stake } = fields;
  const extra = useMemo((): Shortcut[] => {
    const move = (by: number) => (): void => dispatchForm({ type: 'moved', percentBp: form.percentBp + by });
    const side = form.side === 'less' ? 'more' : 'less';
    return [
      { code: 'KeyQ', label: t('shortcut.down'), run: move(-STEP_BP) },
      { code: 'KeyW', label: t('shortcut.up'), run: move(STEP_BP) },
      { code: 'KeyE', label: t('shortcut.side'), run: () => dispatchForm({ type: 'side', side }) },
    ];
  }, [t, form, dispatchForm]);
  return useGameShortcuts({ locked, act, stake, extra });
};
