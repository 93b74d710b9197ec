import { multiply, fraction, toNumber } from 'games-engine';
import { MAX_DRAW_COST_TIMES } from 'games-engine/analysis';
import type { ReactNode } from 'react';
import type { ConfigValues } from '../config-fields.ts';
import { useNumberText } from '../numbers.ts';
import type { DrawStudio } from '../../games/web-game.ts';
import { useMessages } from '../../i18n/messages.ts';
import { DataTable } from '../../staff/data-table.tsx';
import { drawsMessages } from './draws.messages.ts';
import styles from '../findings.module.css';
import { averageNumber, useDrawText } from './use-draw-text.ts';

export interface DrawCostsProps {
  studio: DrawStudio;
  version: number; // of `before`
  before: ConfigValues;
  after: ConfigValues;
}

const Averages = ({ studio, version, before, after }: DrawCostsProps): ReactNode => {
  const t = useMessages(drawsMessages);
  const text = useDrawText(studio);
  const { draw } = studio;
  const [old, most] = [draw.averages(before), draw.averages(draw.defaultConfig)];
  const most2 = (id: string) => {
    const own = most.find((each) => each.id === id);
    return own && { ...own, average: multiply(own.average, fraction(BigInt(MAX_DRAW_COST_TIMES))) };
  };
  const rows = draw.averages(after).map((now) => ({
    now,
    was: old.find(({ id }) => id === now.id),
    bound: most2(now.id),
  }));
  return (
    <DataTable
      label={t('averages')}
      rows={rows}
      keyOf={({ now }) => now.id}
      columns={[
        { label: t('averages.what'), cell: ({ now }) => text.averageName(now.id) },
        {
          label: t('averages.before', { version }),
          isNumber: true,
          cell: ({ was }) => was && text.average(was, averageNumber(was)),
        },
        { label: t('averages.after'), isNumber: true, cell: ({ now }) => text.average(now, averageNumber(now)) },
        { label: t('averages.exact'), isCode: true, cell: ({ now }) => text.exactly(now) },
        {
          label: t('averages.most'),
          isNumber: true,
          cell: ({ bound }) => bound && text.average(bound, averageNumber(bound)),
        },
      ]}
    />
  );
};

const Chances = ({ studio, before, after }: DrawCostsProps): ReactNode => {
  const t = useMessages(drawsMessages);
  const text = useDrawText(studio);
  const number = useNumberText();
  const old = studio.draw.places(before);
  const share = (place: { probability: Parameters<typeof toNumber>[0] } | undefined): string =>
    place ? number.share(toNumber(place.probability)) : '';
  return (
    <DataTable
      label={t('chances')}
      rows={studio.draw.places(after).map((now, index) => ({ now, was: old[index] }))}
      keyOf={({ now }) => now.where}
      columns={[
        { label: t('chances.place'), cell: ({ now }) => text.place(now.where, after) },
        { label: t('chances.before'), isNumber: true, cell: ({ was }) => share(was) },
        { label: t('chances.after'), isNumber: true, cell: ({ now }) => share(now) },
      ]}
    />
  );
};

/** What a draw gives on average and how likely each place is, exactly, beside the version in force. */
export const DrawCosts = (props: DrawCostsProps): ReactNode => {
  const t = useMessages(drawsMessages);
  return (
    <>
      <h2>{t('averages')}</h2>
      <Averages {...props} />
      <p className={styles.muted}>{t('bounds')}</p>
      <h2>{t('chances')}</h2>
      <Chances {...props} />
    </>
  );
};
