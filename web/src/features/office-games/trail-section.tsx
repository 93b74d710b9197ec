import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { OFFICE_GAMES_PAGE, type CatalogueEvent } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoment } from '../../core/i18n/use-moment.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import desk from '../../core/staff/desk.module.css';
import { Section } from '../../core/staff/facts.tsx';
import { Button } from '../../core/ui/button.tsx';
import { EmptyState } from '../../core/ui/states.tsx';
import { officeGamesMessages } from './office-games.messages.ts';

const fields = ['hidden', 'special', 'cashback', 'tournament', 'counts', 'place'] as const;

/** A field that games and providers share means something else of each. */
const ofProvider = { hidden: 'providerHidden', place: 'place' } as const;
const ofGame = { hidden: 'hidden', place: 'gamePlace' } as const;
const isShared = (field: string): field is keyof typeof ofGame => field in ofGame;

const Event = ({ event }: { event: CatalogueEvent }): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const moment = useMoment();
  const { count } = useFormat();
  const { subject, isProvider, actor, at, before, after, reason } = event;
  const say = (value: boolean | number | undefined): string => {
    if (value === 0) return t('gamePlace.none');
    return typeof value === 'number' ? count(value) : t(value === true ? 'yes' : 'no');
  };
  const nameOf = (field: (typeof fields)[number]): string => {
    const names = isProvider ? ofProvider : ofGame;
    return t(`field.${isShared(field) ? names[field] : field}`);
  };
  return (
    <li className={desk.event}>
      <p className={desk.strong}>{isProvider ? t('event.provider', { name: subject }) : subject}</p>
      {fields
        .filter((field) => after[field] !== undefined)
        .map((field) => (
          <p key={field}>
            {t('event.change', {
              field: nameOf(field),
              before: say(before[field]),
              after: say(after[field]),
            })}
          </p>
        ))}
      <p className={desk.muted}>
        {moment(at)} · {actor} · {reason}
      </p>
    </li>
  );
};

interface TrailViewProps {
  events: readonly CatalogueEvent[];
  isFirst: boolean; // nothing newer is left out
  onNewest(): void;
  onOlder(before: number): void;
}

/** Who decided what, when and why. */
export const TrailView = ({ events, isFirst, onNewest, onOlder }: TrailViewProps): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const last = events.at(-1);
  return (
    <>
      {last ? (
        <ol>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      ) : (
        <EmptyState>{t('trail.none')}</EmptyState>
      )}
      <div className={desk.actions}>
        {!isFirst && <Button onClick={onNewest}>{t('newest')}</Button>}
        {last && events.length === OFFICE_GAMES_PAGE && <Button onClick={() => onOlder(last.id)}>{t('older')}</Button>}
      </div>
    </>
  );
};

export const TrailSection = (): ReactNode => {
  const t = useMessages(officeGamesMessages);
  const [before, setBefore] = useState<number>();
  const asked = before === undefined ? {} : { before };
  const { data, error, refetch } = useCallQuery('officeGames.trail', asked, { placeholderData: keepPreviousData });
  return (
    <Section title={t('part.trail')}>
      {data ? (
        <TrailView
          events={data.events}
          isFirst={before === undefined}
          onNewest={() => setBefore(undefined)}
          onOlder={setBefore}
        />
      ) : (
        <DeskState error={error} retry={() => void refetch()} />
      )}
    </Section>
  );
};
