import { redirect } from 'react-router';
import { defineFeature, page } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { authDialogs } from './auth-dialogs.ts';
import { authTitles } from './auth-titles.messages.ts';
import { takeLinkToken } from './link-token.ts';

const confirmEmailPage = page('/confirm-email', label(authTitles, 'confirmEmail'), async () => {
  return (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen;
});

/** Where the link of a confirmation letter leads. */
const confirmEmail = (): null => {
  takeLinkToken('confirmation');
  return null;
};

/** Where the link of a recovery letter leads. */
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
  dialogs: authDialogs,
  parts: { overlay: [{ order: 0, View: lazyPart(async () => (await import('./auth-gate.tsx')).AuthGate) }] },
});
