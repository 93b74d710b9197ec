import { UserRound } from 'lucide-react';
import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { authDialogs } from './auth-dialogs.ts';
import { takeLinkToken } from './link-token.ts';

const confirmEmailPage = page('/confirm-email', label(texts('auth', 'titles'), 'confirmEmail'), async () => {
  return (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen;
});

/** Target of a confirmation letter's link. */
const confirmEmail = (): null => {
  takeLinkToken('confirmation');
  return null;
};

/** Target of a recovery letter's link. */
const recover = (): Response => {
  takeLinkToken('recovery');
  return redirect('/main?modal=newPassword');
};

/** The way into an account. */
export const auth = defineFeature({
  routes: [
    { ...confirmEmailPage, loader: confirmEmail },
    { path: '/recovery', loader: recover },
  ],
  menu: {
    profile: [
      {
        order: 5,
        label: label(texts('auth', 'titles'), 'persona'),
        Icon: UserRound,
        select: () => openModal('currency'),
      },
    ],
  },
  dialogs: authDialogs,
  parts: { overlay: [{ order: 0, View: lazyPart(async () => (await import('./auth-gate.tsx')).AuthGate) }] },
});
