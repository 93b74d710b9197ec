import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { gameFeatures, gameKinds, type CallAnswer, type CatalogueCategory } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import styles from './chips.module.css';
import { isFiltered, type Filters } from './use-filters.ts';

type Counts = CallAnswer<'games.getCounts'>;

interface ChipProps {
  label: string;
  games: number;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A filter, with the number of games that it leaves. */
const Chip = ({ label, games, isOn, onChange }: ChipProps): ReactNode => {
  const { count } = useFormat();
  return (
    <button type="button" aria-pressed={isOn} className={styles.chip} onClick={() => onChange(!isOn)}>
      {label} <span className={styles.number}>{count(games)}</span>
    </button>
  );
};

interface FilterChipsProps {
  category: CatalogueCategory | undefined; // undefined: all games
  counts: Counts;
  filters: Filters;
  onFilters(next: Filters): void;
}

/** Filters of a list by kind, by feature and by provider. One that would leave nothing is not offered. */
export const FilterChips = ({ category, counts, filters, onFilters }: FilterChipsProps): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const names = useMessages('catalogue', 'lists');
  const { provider, kind, features = [] } = filters;
  const kinds = gameKinds.filter((each) => each === kind || counts.kinds[each] > 0);
  const offered = gameFeatures.filter(
    (each) => features.includes(each) || (each !== category && counts.features[each] > 0),
  );
  const providers = counts.providers.filter(({ title, games }) => title === provider || games > 0);
  return (
    <div className={styles.filters} role="group" aria-label={t('filters')}>
      <div className={styles.line}>
        {(kinds.length > 1 || kind !== undefined) &&
          kinds.map((each) => (
            <Chip
              key={each}
              label={names(`category.${each}`)}
              games={counts.kinds[each]}
              isOn={each === kind}
              onChange={(isOn) => onFilters({ ...filters, kind: isOn ? each : undefined })}
            />
          ))}
        {offered.map((each) => (
          <Chip
            key={each}
            label={t(`feature.${each}`)}
            games={counts.features[each]}
            isOn={features.includes(each)}
            onChange={(isOn) =>
              onFilters({ ...filters, features: isOn ? [...features, each] : features.filter((one) => one !== each) })
            }
          />
        ))}
        {isFiltered(filters) && (
          <button type="button" className={classNames(styles.chip, styles.clear)} onClick={() => onFilters({})}>
            <X aria-hidden="true" size={16} />
            {t('filters.clear')}
          </button>
        )}
      </div>
      <div className={styles.line}>
        {providers.map(({ title, games }) => (
          <Chip
            key={title}
            label={title}
            games={games}
            isOn={title === provider}
            onChange={(isOn) => onFilters({ ...filters, provider: isOn ? title : undefined })}
          />
        ))}
      </div>
    </div>
  );
};
