import { COLUMNS } from 'games-engine/mines';
import { useMemo } from 'react';
import type { MinesGame } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { announce } from '../../core/ui/live-region.tsx';
import { toast } from '../../core/ui/toast.tsx';
import { endMessage } from './mines-outcome.tsx';
import { minesMessages } from './mines.messages.ts';
import type { MinesVoice } from './use-mines.ts';

/** The cell that was opened last. */
const lastOpened = (game: MinesGame): number | undefined => {
  const { sectorKey } = Object(game.events.findLast(({ type }) => type === 'sector.opened')) as { sectorKey?: number };
  return sectorKey;
};

/** Says each safe cell and each result to those who do not see it, and shows a notice of what another device took. */
export const useMinesVoice = (): MinesVoice => {
  const t = useMessages(minesMessages);
  const money = useMoney();
  const figures = useFormat();
  return useMemo(
    () => ({
      moved: (game) => {
        const key = lastOpened(game);
        if (game.finished || key === undefined) return;
        const place = { row: Math.floor(key / COLUMNS) + 1, column: (key % COLUMNS) + 1 };
        announce(t('say.safe', { ...place, amount: money.format(game.bank) }));
      },
      revealed: (game) => {
        const { key, params } = endMessage(game, money, figures);
        announce(t(key, params));
      },
      taken: (amountMinor) => toast.success(t('push.taken', { amount: money.format(amountMinor) })),
    }),
    [t, money, figures],
  );
};
