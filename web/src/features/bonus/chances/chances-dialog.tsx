import { fraction, multiply, toNumber, type Fraction } from 'games-engine';
import { newyearChances, newyearExpected, prizeKinds, type NewyearConfig } from 'games-engine/newyear';
import { robberyChances, robberyExpectedMinor, type RobberyConfig } from 'games-engine/robbery';
import type { ReactNode } from 'react';
import { formatUnitsMinor } from '../../../core/format/format.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { useActiveGame } from '../../../core/games/active-game.ts';
import type { DialogProps } from '../../../core/features/feature.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { DataTable } from '../../../core/ui/data-table.tsx';
import { Dialog } from '../../../core/ui/dialog.tsx';
import { vipName } from '../../../core/vip/vip-level.ts';
import styles from '../bonus.module.css';
import { LoadError, Loading } from '../loading.tsx';

const MAX_LEVEL = 15;
const RARE_PLACES = 3; // hundredths of a percent
const HASH_LENGTH = 12;
const UNIT = fraction(1n, 100n); // a hundredth

const levels = Array.from({ length: MAX_LEVEL }, (_, index) => index + 1);

/** Formats hundredths as an exact fraction of units, such as `7/50`. */
const exactly = (hundredths: Fraction): string => {
  const { num, den } = multiply(hundredths, UNIT);
  return den === 1n ? String(num) : `${num}/${den}`;
};

/** Formats a rounded average of hundredths in base currency or DIC. */
const useAverage = (): ((average: Fraction, name?: string) => string) => {
  const language = useLanguage();
  return (average, name = 'RUB') => formatUnitsMinor(BigInt(Math.round(toNumber(average))), { name }, language);
};

export const RobberyOdds = ({ config }: { config: RobberyConfig }): ReactNode => {
  const t = useMessages('bonus', 'chances');
  const { percent } = useFormat();
  const written = useAverage();
  const sectors = robberyChances(config, { statusId: 1 }).map(({ probability }, place) => ({ probability, place }));
  const amountOf = (statusId: number): bigint =>
    BigInt(config.amounts.findLast((each) => each.statusId <= statusId)?.amountMinor ?? 0);
  return (
    <>
      <DataTable
        label={[t('robbery'), t('sector')].join(': ')}
        rows={sectors}
        keyOf={({ place }) => String(place)}
        columns={[
          {
            label: t('sector'),
            cell: ({ place }) => percent(config.sectors[place]?.sharePercent ?? 0),
            isNumber: true,
          },
          {
            label: t('chance'),
            cell: ({ probability }) => percent(toNumber(probability) * 100, RARE_PLACES),
            isNumber: true,
          },
        ]}
      />
      <DataTable
        label={[t('robbery'), t('average')].join(': ')}
        rows={levels}
        keyOf={String}
        columns={[
          { label: t('level'), cell: (level) => vipName(level) ?? level },
          { label: t('amount'), cell: (level) => written(fraction(amountOf(level))), isNumber: true },
          {
            label: t('average'),
            cell: (statusId) => written(robberyExpectedMinor(config, { statusId })),
            isNumber: true,
          },
          { label: t('exact'), cell: (statusId) => exactly(robberyExpectedMinor(config, { statusId })), isCode: true },
        ]}
      />
    </>
  );
};

export const NewyearOdds = ({ config }: { config: NewyearConfig }): ReactNode => {
  const t = useMessages('bonus', 'chances');
  const { percent } = useFormat();
  const written = useAverage();
  const unitOf = { base: 'RUB', dic: 'DIC', item: '' } as const;
  const kinds = prizeKinds.map((kind) => ({ kind, average: newyearExpected(config, kind) }));
  return (
    <>
      <DataTable
        label={[t('newyear'), t('prize')].join(': ')}
        rows={newyearChances(config)}
        keyOf={({ name }) => name}
        columns={[
          {
            label: t('prize'),
            cell: ({ kind, name, prizeMinor }) =>
              kind === 'item' ? name : written(fraction(prizeMinor), unitOf[kind]),
          },
          {
            label: t('chance'),
            cell: ({ probability }) => percent(toNumber(probability) * 100, RARE_PLACES),
            isNumber: true,
          },
        ]}
      />
      <DataTable
        label={[t('newyear'), t('average')].join(': ')}
        rows={kinds}
        keyOf={({ kind }) => kind}
        columns={[
          { label: t('kind'), cell: ({ kind }) => (kind === 'item' ? t('things') : unitOf[kind]) },
          {
            label: t('average'),
            cell: ({ kind, average }) => (kind === 'item' ? '' : written(average, unitOf[kind])),
            isNumber: true,
          },
          {
            label: t('exact'),
            cell: ({ kind, average: { num, den } }) => (kind === 'item' ? `${num}/${den}` : exactly({ num, den })),
            isCode: true,
          },
        ]}
      />
    </>
  );
};

const Odds = ({ draw }: { draw: 'newyear' | 'robbery' }): ReactNode => {
  const t = useMessages('bonus', 'chances');
  const { data, error, refetch } = useActiveGame(draw);
  if (!data) return error ? <LoadError error={error} retry={() => void refetch()} /> : <Loading />;
  return (
    <section className={styles.card} aria-label={t(draw)}>
      <h3>{t(draw)}</h3>
      <p className={styles.note}>{t('version', { version: data.version, hash: data.hash.slice(0, HASH_LENGTH) })}</p>
      {draw === 'robbery' ? (
        <RobberyOdds config={data.config as RobberyConfig} />
      ) : (
        <NewyearOdds config={data.config as NewyearConfig} />
      )}
    </section>
  );
};

/** Chances and average prizes of the draws, by their current configs. */
export const ChancesDialog = ({ open, onClose, subject }: DialogProps): ReactNode => {
  const t = useMessages('bonus', 'chances');
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} size="wide">
      <div className={styles.card}>
        <p>{t('about')}</p>
        {subject !== 'newyear' && <Odds draw="robbery" />}
        {subject !== 'robbery' && <Odds draw="newyear" />}
      </div>
    </Dialog>
  );
};
