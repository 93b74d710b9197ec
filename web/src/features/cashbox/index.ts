import { Wallet } from 'lucide-react';
import type { ComponentType } from 'react';
import { redirect, type NonIndexRouteObject } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, type MessageKey, texts, type Texts } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const title = label(texts('cashbox', 'titles'), 'title');
const entry = { order: 10, audience: 'customers', label: title, Icon: Wallet, to: '/cash' } as const;

const tab = (
  path: string,
  name: MessageKey<Texts<'cashbox', 'titles'>>,
  load: () => Promise<ComponentType>,
): NonIndexRouteObject => page(path, label(texts('cashbox', 'titles'), name), load);

const history = (kind: 'deposit' | 'withdraw'): NonIndexRouteObject =>
  tab(kind, 'history', async () => {
    const screen = await import('./history-screen.tsx');
    return kind === 'deposit' ? screen.DepositHistory : screen.WithdrawalHistory;
  });

/** Money in and out, and what became of it. */
export const cashbox = defineFeature({
  routes: [
    {
      ...page('/cash', title, async () => (await import('./cashbox-layout.tsx')).CashboxLayout),
      children: [
        { index: true, loader: () => redirect('/cash/deposit') },
        tab('deposit', 'deposit', async () => (await import('./deposit-screen.tsx')).DepositScreen),
        tab('crypto', 'crypto', async () => (await import('./crypto-screen.tsx')).CryptoScreen),
        tab('withdraw', 'withdraw', async () => (await import('./withdraw-screen.tsx')).WithdrawScreen),
        {
          path: 'transactions',
          children: [
            { index: true, loader: () => redirect('/cash/transactions/deposit') },
            history('deposit'),
            history('withdraw'),
          ],
        },
      ],
    },
  ],
  menu: { sections: [entry], bottom: [entry], profile: [entry] },
  dialogs: {
    cashbox: {
      audience: 'players',
      View: lazyPart(async () => (await import('./cashbox-dialog.tsx')).CashboxDialog),
    },
  },
  parts: {
    header: [
      {
        order: 10,
        audience: 'customers',
        View: lazyPart(async () => (await import('./cashbox-entry.tsx')).CashboxEntry),
      },
    ],
  },
  start({ onPush }) {
    onPush('cash', (push) => void import('./cash-news.ts').then(({ hearCash }) => hearCash(push)));
  },
});
