import { useMessages } from '../../core/i18n/messages.ts';
import { useState, type ReactNode } from 'react';
import { toNumber } from 'games-engine';
import {
  MAX_BETS,
  measure,
  playThrough,
  type PlayedBonus,
  type PlayThrough,
  type StakeClass,
} from 'games-engine/analysis';
import { useClassText } from '../../core/configs/class-text.ts';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useGameConfig } from '../../core/game-kit/screen/use-game-config.ts';
import { useGames } from '../../core/games/games.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import styles from '../../core/office/office.module.css';
import { Section, Note } from '../../core/office/section.tsx';
import { Facts } from '../../core/ui/facts.tsx';
import { useDeskFormat } from '../../core/office/use-desk-format.ts';
import { Button } from '../../core/ui/button.tsx';
import { Form } from '../../core/ui/form.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { outcomesOf } from './expected.maths.ts';
import { useWhole } from './whole-field.tsx';

const MINOR = 100;
const PERCENT = 100;
const EVEN = 0.5;

/** The ways to bet on a game with its current config, at a stake. */
const useClasses = (game: string, stakeMinor: number): readonly StakeClass[] => {
  const { analysis } = useGameStudio(game);
  const { config } = useGameConfig<object>(game, analysis.configSchema, analysis.defaultConfig as object);
  return analysis.displayClasses(config, BigInt(stakeMinor));
};

const evenness = ({ distribution }: StakeClass): number =>
  Math.abs(toNumber(measure(distribution).hitFrequency) - EVEN);

/** The bet with the chance closest to one half, a common choice for wagering. */
const closestToEven = (classes: readonly StakeClass[]): StakeClass | undefined =>
  classes.toSorted((one, other) => evenness(one) - evenness(other))[0];

interface Worked extends PlayThrough {
  readonly amountMinor: number;
  readonly edge: number;
  readonly simpleMinor: number; // the amount minus the house edge on all wagering, ignoring players who lose it all
}

const workOut = (stakeClass: StakeClass, bonus: PlayedBonus): Worked => {
  const edge = toNumber(measure(stakeClass.distribution).houseEdge);
  return {
    ...playThrough(outcomesOf(stakeClass), bonus),
    amountMinor: bonus.amountMinor,
    edge,
    simpleMinor: Math.max(0, bonus.amountMinor * (1 - bonus.wagerTimes * edge)),
  };
};

const Result = ({ worked }: { worked: Worked }): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { percent, count } = useFormat();
  const { base } = useDeskFormat();
  const { releasedMinor, amountMinor, stakedMinor, releaseChance, capChance, bets, edge, simpleMinor } = worked;
  const money = (minor: number): string => base(Math.round(minor));
  return (
    <Facts
      facts={[
        [t('released'), money(releasedMinor)],
        [t('share'), percent((releasedMinor / amountMinor) * PERCENT)],
        [t('releaseChance'), percent(releaseChance * PERCENT)],
        [t('capChance'), percent(capChance * PERCENT)],
        [t('staked'), money(stakedMinor)],
        [t('bets'), count(bets)],
        [t('edge'), percent(edge * PERCENT)],
        [t('simple'), money(simpleMinor)],
      ]}
    />
  );
};

const useFields = () => {
  const t = useMessages('office-bonus', 'expected');
  return {
    deposit: useWhole(t('deposit'), 1_000, [1, 10_000_000]),
    percent: useWhole(t('depositPercent'), 100, [1, 1_000]),
    wager: useWhole(t('wager'), 30, [1, 100]),
    cap: useWhole(t('cap'), 100, [1, 1_000]),
    stake: useWhole(t('stake'), 10, [1, 1_000_000]),
  };
};

const Calculator = ({ game, stakeUnits, ask }: { game: string; stakeUnits: number; ask: Ask }): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const classText = useClassText(game);
  const classes = useClasses(game, stakeUnits * MINOR);
  const [id, setId] = useState('');
  const [worked, setWorked] = useState<Worked | 'wrong'>();
  const chosen = classes.find((each) => each.id === id) ?? closestToEven(classes);
  const submit = (): void => setWorked(chosen && ask(chosen));
  return (
    <Form onSubmit={submit} className={styles.fields}>
      <SelectField
        label={t('class')}
        options={classes.map((each) => ({ value: each.id, label: classText(each) }))}
        value={chosen?.id ?? ''}
        onChange={setId}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          {t('workOut')}
        </Button>
      </div>
      <div role="status">
        {worked === 'wrong' && t('tooMany', { max: MAX_BETS })}
        {worked && worked !== 'wrong' && <Result worked={worked} />}
      </div>
    </Form>
  );
};

type Ask = (stakeClass: StakeClass) => Worked | 'wrong';

/** A deposit bonus wagered in a game: computed over every reachable balance, bet by bet. */
export const DepositExpected = (): ReactNode => {
  const t = useMessages('office-bonus', 'expected');
  const { all } = useGames();
  const nameOf = useGameName();
  const [game, setGame] = useState(all[0]?.id ?? '');
  const { deposit, percent, wager, cap, stake } = useFields();
  const values = [deposit.value, percent.value, wager.value, cap.value, stake.value];
  const ask: Ask = (stakeClass) => {
    const [amount = 0, rate = 0, wagerTimes = 0, capTimes = 0, stakeUnits = 0] = values;
    try {
      const amountMinor = Math.floor((amount * MINOR * rate) / PERCENT);
      return workOut(stakeClass, { amountMinor, wagerTimes, capTimes, stakeMinor: stakeUnits * MINOR });
    } catch (error) {
      if (error instanceof RangeError) return 'wrong';
      throw error;
    }
  };
  return (
    <Section title={t('kind.deposit')}>
      <div className={styles.filters}>
        {deposit.field}
        {percent.field}
        {wager.field}
        {cap.field}
        {stake.field}
        <SelectField
          label={t('game')}
          options={all.map(({ id }) => ({ value: id, label: nameOf(id) }))}
          value={game}
          onChange={setGame}
        />
      </div>
      <Calculator key={`${game} ${values.join(' ')}`} game={game} stakeUnits={stake.value ?? 1} ask={ask} />
      <Note>{t('deposit.text')}</Note>
    </Section>
  );
};
