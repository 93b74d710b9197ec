import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { Card } from '../../core/ui/card.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { BankrollJob } from './analysis-job.ts';
import type { Compared } from './compared.ts';
import { readNumber } from './config-draft.ts';
import type { ConfigValues } from './config-fields.ts';
import { measureMessages } from './measures.messages.ts';
import { useNumberText } from './numbers.ts';
import styles from './studio.module.css';
import { useJob } from './use-job.ts';

const traffics = ['one', 'all'] as const;
type Traffic = (typeof traffics)[number];

const FIRST_ROUNDS = '10000';
const FIRST_LOSS = '1000';
const MOST_ROUNDS = 1_000_000;
const MULTIPLES = [0n, 1n, 2n, 5n, 10n]; // of the loss that was asked for

export interface BankrollCardProps {
  compared: Compared;
  classId: string;
  stakeMinor: bigint;
}

/** How likely the house loses more than so much in so many rounds, by both configs. */
export const BankrollCard = ({ compared, classId, stakeMinor }: BankrollCardProps): ReactNode => {
  const t = useMessages(measureMessages);
  const number = useNumberText();
  const { format } = useMoney();
  const [traffic, setTraffic] = useState<Traffic>('one');
  const [rounds, setRounds] = useState(FIRST_ROUNDS);
  const [loss, setLoss] = useState(FIRST_LOSS);
  const [count, lossMinor] = [readNumber(rounds, 0), readNumber(loss, 2)];
  const isCount = count >= 1 && count <= MOST_ROUNDS;
  const isRead = isCount && lossMinor > 0;
  const jobOf = (config: ConfigValues): BankrollJob | undefined =>
    isRead
      ? {
          kind: 'bankroll',
          game: compared.game,
          config,
          ...(traffic === 'one' && { classId }),
          stakeMinor: String(stakeMinor),
          rounds: count,
          lossesMinor: MULTIPLES.map((times) => String(times * BigInt(lossMinor))),
        }
      : undefined;
  const [before, after] = [useJob(jobOf(compared.before)), useJob(jobOf(compared.after))];
  const say = (state: typeof before, place: number): string => {
    if (state.fault !== undefined) return t('absent');
    const risk = state.result?.risks[place];
    return risk ? number.share(risk.probability) : '…';
  };
  const shown = after.result ?? before.result;
  return (
    <Card className={styles.card}>
      <h2>{t('risk')}</h2>
      <p className={styles.muted}>{t('risk.text')}</p>
      <div className={styles.inputs}>
        <SelectField<Traffic>
          label={t('risk.traffic')}
          options={traffics.map((value) => ({ value, label: t(`traffic.${value}`) }))}
          value={traffic}
          onChange={setTraffic}
        />
        <TextField
          label={t('rounds')}
          error={isCount ? undefined : t('rounds.wrong', { most: number.whole(MOST_ROUNDS) })}
          inputMode="numeric"
          autoComplete="off"
          value={rounds}
          onChange={(event) => setRounds(event.currentTarget.value)}
        />
        <TextField
          label={t('risk.loss')}
          error={lossMinor > 0 ? undefined : t('stake.wrong')}
          suffix="₽"
          inputMode="decimal"
          autoComplete="off"
          value={loss}
          onChange={(event) => setLoss(event.currentTarget.value)}
        />
      </div>
      {isRead && (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('risk')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('risk.more')}</th>
                <th scope="col">{compared.labels.before}</th>
                <th scope="col">{compared.labels.after}</th>
              </tr>
            </thead>
            <tbody>
              {MULTIPLES.map((times, place) => (
                <tr key={String(times)}>
                  <th scope="row">{format(times * BigInt(lossMinor))}</th>
                  <td>{say(before, place)}</td>
                  <td>{say(after, place)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown && (
        <p className={styles.faint}>
          {t(`risk.method.${shown.method}`)} {t(`risk.error.${shown.errorIs}`, { error: number.share(shown.error) })}
        </p>
      )}
    </Card>
  );
};
