import type { ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { useClassText } from '../../core/configs/class-text.ts';
import type { Compared } from './compared.ts';
import { useNumberText } from '../../core/configs/numbers.ts';
import styles from '../../core/configs/tables.module.css';
import type { ClassPair } from './use-classes.ts';

/** The return of every way to bet that is shown. */
export const ClassesTable = ({
  compared: { game, labels },
  classes,
}: {
  compared: Compared;
  classes: readonly ClassPair[];
}): ReactNode => {
  const t = useMessages('studio', 'measures');
  const nameOf = useClassText(game);
  const number = useNumberText();
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('classes')}>
      <table className={styles.table}>
        <caption>{t('classes')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col">{labels.before}</th>
            <th scope="col">{labels.after}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map(({ id, any, before, after }) => (
            <tr key={id}>
              <th scope="row">{nameOf(any)}</th>
              <td>{before ? number.percent(before.measures.rtp) : t('absent')}</td>
              <td>{after ? number.percent(after.measures.rtp) : t('absent')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
