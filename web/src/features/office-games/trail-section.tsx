import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TrailEvent } from '../../core/office/trail.tsx';
import { OFFICE_GAMES_PAGE, type CatalogueEvent } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useGameName } from '../../core/games/use-game-name.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import styles from '../../core/office/office.module.css';
import { Section } from '../../core/office/section.tsx';
import { Button } from '../../core/ui/button.tsx';
import { Loaded } from '../../core/office/loaded.tsx';
import { Trail } from '../../core/office/trail.tsx';
import { useAddress } from '../../core/office/list-state.ts';

const fields = ['off', 'hidden', 'special', 'cashback', 'tournament', 'counts', 'place'] as const;

/** A field that games and providers share means something else of each. */
const ofProvider = { hidden: 'providerHidden', place: 'place' } as const;
const ofGame = { hidden: 'hidden', place: 'gamePlace' } as const;
const isShared = (field: string): field is keyof typeof ofGame => field in ofGame;

const useEvent = (): ((event: CatalogueEvent) => TrailEvent) => {
  const t = useMessages('office-games', 'main');
  const moment = useMoment();
  const { count } = useFormat();
  const nameOf = useGameName();
  const say = (field: string, value: boolean | number | string | undefined): string => {
    if (field === 'off') return value === undefined ? '—' : String(value) || t('off.everywhere');
    if (value === 0) return t('gamePlace.none');
    return typeof value === 'number' ? count(value) : t(value === true ? 'yes' : 'no');
  };
  return ({ id, subject, ownGame, isProvider, actor, at, before, after, reason }) => {
    const names = isProvider ? ofProvider : ofGame;
    const changed = fields.filter((field) => after[field] !== undefined);
    return {
      key: id,
      title: isProvider ? t('event.provider', { name: subject }) : ownGame === null ? subject : nameOf(ownGame),
      text: changed.map((field) => (
        <span key={field} className={styles.line}>
          {t('event.change', {
            field: t(`field.${isShared(field) ? names[field] : field}`),
            before: say(field, before[field]),
            after: say(field, after[field]),
          })}
        </span>
      )),
      facts: [moment(at), actor, reason],
    };
  };
};

interface TrailViewProps {
  events: readonly CatalogueEvent[];
  isFirst: boolean; // nothing newer is left out
  onNewest(): void;
  onOlder(before: number): void;
}

/** Decisions with their authors, times and reasons. */
export const TrailView = ({ events, isFirst, onNewest, onOlder }: TrailViewProps): ReactNode => {
  const t = useMessages('office-games', 'main');
  const last = events.at(-1);
  return (
    <>
      <Trail events={events.map(useEvent())} empty={t('trail.none')} />
      <div className={styles.actions}>
        {!isFirst && <Button onClick={onNewest}>{t('newest')}</Button>}
        {last && events.length === OFFICE_GAMES_PAGE && <Button onClick={() => onOlder(last.id)}>{t('older')}</Button>}
      </div>
    </>
  );
};

/** The trail, from the event of the address on. */
export const TrailSection = (): ReactNode => {
  const t = useMessages('office-games', 'main');
  const { params, put } = useAddress();
  const asked = params.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  const payload = before === undefined ? {} : { before };
  const query = useCallQuery('officeGames.trail', payload, { placeholderData: keepPreviousData });
  return (
    <Section title={t('part.trail')}>
      <Loaded query={query}>
        {({ events }) => (
          <TrailView
            events={events}
            isFirst={before === undefined}
            onNewest={() => put({ before: '' })}
            onOlder={(id) => put({ before: String(id) })}
          />
        )}
      </Loaded>
    </Section>
  );
};
