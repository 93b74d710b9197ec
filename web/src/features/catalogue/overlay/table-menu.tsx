import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { parseAmount } from 'games-engine';
import type { Currency, GameStart, GameTable } from 'server/contract';
import { callQuery } from '../../../core/connection/query.ts';
import { formatUnitsMinor } from '../../../core/format/format.ts';
import { useLanguage, useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useCurrencies } from '../../../core/session/currencies.ts';
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

/** The currency of a game: the one chosen for it, or the player's. */
const useGameCurrency = ({ currency: chosen }: Pick<OpenedGame, 'currency'>): Currency => {
  const { currency } = useMoney();
  const all = useCurrencies();
  return all.find(({ name }) => name === chosen) ?? currency;
};

/** The tables of a game, with limits in its currency. */
const useTables = (game: OpenedGame) => {
  const { id } = useGameCurrency(game);
  const asked = { gameId: game.gameId, isMobile: isMobile(), ...(game.currency && { currency: game.currency }) };
  const { queryFn, queryKey } = callQuery('games.getTables', asked, LISTING_MS);
  return useQuery({ queryFn, queryKey: [...queryKey, id], staleTime: 0, retry: false });
};

/** Dealer of a table, and its stakes. */
const TableFacts = ({ table: { dealer, min, max }, currency }: { table: GameTable; currency: Currency }): ReactNode => {
  const t = useMessages('catalogue', 'overlay');
  const language = useLanguage();
  const amount = (units: number): string =>
    formatUnitsMinor(parseAmount(units.toFixed(PLACES)) ?? 0n, currency, language);
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
const useOption = (currency: Currency): ((table: GameTable) => MenuOption) => {
  const t = useMessages('catalogue', 'overlay');
  return (table) => ({
    value: table.id,
    label: table.name,
    detail: table.dealer === null && table.min === null ? undefined : <TableFacts table={table} currency={currency} />,
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
  const optionOf = useOption(useGameCurrency(game));
  const { data, refetch } = useTables(game);
  const asked = game.isOpening ? (game.table ?? joined.id) : joined.id;
  const chosen = game.error ? undefined : asked;
  const tables = data?.tables ?? [{ ...joined, isOpen: true, dealer: null, min: null, max: null }];
  const { name } = tables.find(({ id }) => id === chosen) ?? joined;
  const read = async (): Promise<void> => {
    const { error } = await refetch();
    if (error) toast.error(errorText(error), error);
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
