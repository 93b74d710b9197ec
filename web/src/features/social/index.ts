import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { keepEntry } from './entry.ts';

/** The product's Telegram bot, where it is real. */
const goToBot = async (): Promise<Response> => {
  const { loadProviders } = await import('./social-api.ts');
  const telegram = await loadProviders().then(
    (answer) => answer.telegram,
    () => null,
  );
  return redirect(telegram && !telegram.isSandbox ? `https://t.me/${telegram.botName}` : '/main');
};

/** Signing in through other services. */
export const social = defineFeature({
  routes: [
    page('/toa', 'site', async () => (await import('./telegram-screen.tsx')).TelegramScreen),
    page('/xoa', 'site', async () => (await import('./twitter-screen.tsx')).TwitterScreen),
    page('/webApp/auth', 'site', async () => (await import('./web-app-screen.tsx')).WebAppScreen),
    { path: '/pwa', loader: goToBot },
  ],
  dialogs: {
    secondFactor: {
      audience: 'guests',
      View: lazyPart(async () => (await import('./second-factor-dialog.tsx')).SecondFactorDialog),
    },
  },
  parts: {
    overlay: [{ order: 20, View: lazyPart(async () => (await import('./social-gate.tsx')).SocialGate) }],
    signIn: [{ order: 0, View: lazyPart(async () => (await import('./social-buttons.tsx')).SocialButtons) }],
    identity: [{ order: 0, View: lazyPart(async () => (await import('./confirm-links.tsx')).ConfirmLinks) }],
    accountSettings: [{ order: 0, View: lazyPart(async () => (await import('./social-links.tsx')).SocialLinks) }],
  },
  start: keepEntry,
});
