import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GameStart, GameTable } from 'server/contract';
import { callQuery } from '../../../core/connection/query.ts';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { Button } from '../../../core/ui/button.tsx';
import type { MenuOption } from '../../../core/ui/menu-window.tsx';
import { ChoiceMenu } from '../../../core/ui/menu.tsx';
import { toast } from '../../../core/ui/toast.tsx';
import { useErrorText } from '../../../core/ui/use-error-text.ts';
import { isMobile } from '../tile.ts';
import styles from './overlay.module.css';
import type { OpenedGame } from './use-game.ts';

const LISTING_MS = 15_000; // the aggregator has 10 s
const PLACES = 2;

type TableName = NonNullable<GameStart['table']>;

/** The tables of a game, with limits in the player's currency. */
const useTables = (gameId: string) => {
  const { currency } = useMoney();
  const { queryFn, queryKey } = callQuery('games.getTables', { gameId, isMobile: isMobile() }, LISTING_MS);
  return useQuery({ queryFn, queryKey: [...queryKey, currency.id], staleTime: 0, retry: false });
};

/** Dealer of a table, and its stakes. */
const TableFacts = ({ dealer, min, max }: GameTable): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const { formatUnits } = useMoney();
  const amount = (units: number): string => formatUnits(units.toFixed(PLACES));
  const limits = min !== null && max !== null && t('table.limits', { min: amount(min), max: amount(max) });
  return (
    <>
      {dealer !== null && t('table.dealer', { name: dealer })}
      {dealer !== null && limits && ' · '}
      {limits && <span className={styles.limits}>{limits}</span>}
    </>
  );
};

/** A table as the list shows it. Closed ones cannot be chosen. */
const useOption = (): ((table: GameTable) => MenuOption) => {
  const t = useMessages('catalogue', 'overlay');
  return (table) => ({
    value: table.id,
    label: table.name,
    detail: table.dealer === null && table.min === null ? undefined : <TableFacts {...table} />,
    note: table.isOpen ? undefined : t('table.closed'),
    disabled: !table.isOpen,
  });
};

interface TableMenuProps {
  game: OpenedGame;
  joined: TableName; // the table it was opened at last
}

/** Chooses the table of a live game. The list is read again whenever it is opened: tables close, and dealers change. */
export const TableMenu = ({ game, joined }: TableMenuProps): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const errorText = useErrorText();
  const optionOf = useOption();
  const { data, refetch } = useTables(game.gameId);
  const asked = game.isOpening ? (game.table ?? joined.id) : joined.id;
  const chosen = game.error ? undefined : asked;
  const tables = data?.tables ?? [{ ...joined, isOpen: true, dealer: null, min: null, max: null }];
  const { name } = tables.find(({ id }) => id === chosen) ?? joined;
  const read = async (): Promise<void> => {
    const { error } = await refetch();
    if (error) toast.error(errorText(error));
  };
  return (
    <div className={styles.choice}>
      <ChoiceMenu
        align="start"
        options={tables.map(optionOf)}
        value={chosen ?? ''}
        onChange={(table) => game.reopen({ table })}
        onOpen={() => void read()}
        trigger={
          <Button>
            <span className={styles.table}>{chosen === undefined ? t('table.choose') : t('table', { name })}</span>
            <ChevronDown aria-hidden="true" size={18} />
          </Button>
        }
      />
    </div>
  );
};
