import { useState, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { SelectField } from '../../core/ui/select-field.tsx';
import { TextField } from '../../core/ui/text-field.tsx';
import type { BankrollJob } from '../../core/configs/analysis-job.ts';
import { readNumber } from './config-draft.ts';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import formFields from './form-fields.module.css';
import office from '../../core/office/office.module.css';
import tables from '../../core/configs/tables.module.css';
import { FanCard } from './fan-card.tsx';
import { useJob } from '../../core/configs/use-job.ts';
import { TrafficView } from './traffic-view.tsx';
import { traffics, useTraffic, type TrafficKind, type TrafficOf } from './use-traffic.ts';
import { Note, Section } from '../../core/office/section.tsx';

const FIRST_ROUNDS = '10000';
const FIRST_LOSS = '1000';
const MAX_ROUNDS = 1_000_000;
const MULTIPLES = [0n, 1n, 2n, 5n, 10n]; // multiples of the requested loss

/** Probability that the house loses more than so much in so many rounds, by both configs. */
export const BankrollCard = (scope: TrafficOf): ReactNode => {
  const { compared } = scope;
  const t = useMessages('studio', 'measures');
  const number = useNumberText();
  const { format } = useMoney();
  const traffic = useTraffic(scope);
  const mix = traffic.parts;
  const [rounds, setRounds] = useState(FIRST_ROUNDS);
  const [loss, setLoss] = useState(FIRST_LOSS);
  const [count, lossMinor] = [readNumber(rounds, 0), readNumber(loss, 2)];
  const isCount = count >= 1 && count <= MAX_ROUNDS;
  const isRead = isCount && lossMinor > 0;
  const jobOf = (config: ConfigValues): BankrollJob | undefined =>
    isRead && mix
      ? {
          kind: 'bankroll',
          game: compared.game,
          config,
          mix,
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
    <Section title={t('risk')}>
      <Note>{t('risk.text')}</Note>
      <div className={formFields.inputs}>
        <SelectField<TrafficKind>
          label={t('risk.traffic')}
          options={traffics.map((value) => ({ value, label: t(`traffic.${value}`) }))}
          value={traffic.kind}
          onChange={traffic.choose}
        />
        <TextField
          label={t('rounds')}
          error={isCount ? undefined : t('rounds.wrong', { most: number.whole(MAX_ROUNDS) })}
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
      <TrafficView traffic={traffic} of={scope} />
      {traffic.missing > 0 && <Note>{t('mix.missing', { count: traffic.missing })}</Note>}
      {isRead && mix && (
        <div className={tables.scroll} tabIndex={0} role="region" aria-label={t('risk')}>
          <table className={tables.table}>
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
        <p className={office.faint}>
          {t(`risk.method.${shown.method}`)} {t(`risk.error.${shown.errorIs}`, { error: number.share(shown.error) })}
        </p>
      )}
      {mix && <FanCard game={compared.game} config={compared.after} mix={mix} />}
    </Section>
  );
};
