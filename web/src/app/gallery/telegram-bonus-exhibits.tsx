import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { BonusOffer, TelegramGroup, TelegramStory } from 'server/contract';
import { cardOf } from '../../features/bonus/bonus-cards.ts';
import { GroupSteps } from '../../features/bonus/quest-bodies.tsx';
import { StoryButton, StoryDetails } from '../../features/bonus/telegram-story.tsx';
import { ExhibitList, nothing, type Exhibits } from './exhibit.tsx';

const MONDAY = Date.UTC(2026, 10, 30, 9);
const LATER = Date.UTC(2099, 11, 31, 21);

const offer: BonusOffer = {
  bonus: 'telegram',
  section: 'permanent',
  choice: {},
  prize: null,
  refusal: { code: 18, msg: 'refusal' },
  figures: { amountMinor: 5000, wagerMinor: 50_000, days: 7, level: 2 },
  terms: 1,
};
const open: BonusOffer = { ...offer, prize: { account: 'real', amount: 5000 }, refusal: null };

const group = (changes: Partial<TelegramGroup>, shown = open): ReactNode => (
  <GroupSteps
    card={cardOf('telegramGroup')}
    offer={shown}
    facts={{ linked: true, member: false, taken: false, url: '#', ...changes }}
    checkAgain={nothing}
  />
);

const story: TelegramStory = {
  canTake: false,
  taken: false,
  timeActivate: null,
  linked: true,
  url: 'https://t.me/bot?startapp=token',
  serverTime: MONDAY,
};
const button = (changes: Partial<TelegramStory>): ReactNode => (
  <StoryButton card={cardOf('telegramStory')} offer={open} story={{ ...story, ...changes }} onDetails={nothing} />
);
const details = (changes: Partial<TelegramStory>, shown = open): ReactNode => (
  <StoryDetails card={cardOf('telegramStory')} offer={shown} story={{ ...story, ...changes }} checkAgain={nothing} />
);

const exhibits: Exhibits = {
  GroupSteps: {
    open: group({ linked: false }),
    linked: group({}, offer),
    member: group({ member: true }),
    taken: group({ taken: true }),
  },
  StoryButton: {
    details: button({}),
    countdown: button({ timeActivate: LATER }),
    take: button({ canTake: true, timeActivate: MONDAY }),
    received: button({ taken: true }),
  },
  StoryDetails: {
    guest: details({ linked: false, url: null }, offer),
    open: details({}),
    countdown: details({ timeActivate: LATER }),
  },
};

/** Telegram bonuses in their states, without calls. */
export const TelegramBonusSection = (): ReactNode => {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { enabled: false } } }));
  return (
    <QueryClientProvider client={client}>
      <ExhibitList exhibits={exhibits} />
    </QueryClientProvider>
  );
};
