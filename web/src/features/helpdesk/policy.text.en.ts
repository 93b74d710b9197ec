import type { ru } from './policy.text.ru.ts';

export const en = {
  intro: 'In brief: what Glasshouse knows about you, why, for how long, and what you can do about it.',
  updated: 'In force from 23 November 2026',
  'controller.title': 'What this is about',
  'controller.1':
    'Glasshouse is an online casino for adults. This page says which data we collect when you visit the site, play, deposit and withdraw money, or write to us.',
  'controller.2': 'How play and payments work is described separately, in the [rules](/helpdesk/terms).',
  'data.title': 'What we collect',
  'data.1':
    'What you tell us yourself:\n- your login, e-mail, nickname, avatar, language, currency and other settings;\n- the documents that prove your identity;\n- messages in the chat and requests to support.',
  'data.2':
    'What builds up as you use the site:\n- sign-ins: time, IP address, country, browser, device and way of signing in;\n- account events, such as a changed password, nickname or limit, with the IP address;\n- play: bets, payouts, your seeds, limits, breaks and time on the site;\n- money: deposits, withdrawals, bonuses and every ledger entry;\n- the e-mails that we have sent you;\n- who invited you, if somebody did.',
  'data.3':
    'Passwords are kept only as a hash. We do not determine where you are beyond the country. Photos that you send are re-saved, which removes where and with which camera they were taken.',
  'purposes.title': 'Why we need it',
  'purposes.1':
    'We need the data to:\n- keep your account, take bets and work out payouts;\n- carry out deposits and withdrawals;\n- make sure that you are 18 or older and that it is you who plays;\n- protect your account from theft and the site from fraud;\n- honour your limits, breaks and self-exclusion;\n- answer requests and settle disputes;\n- comply with the law.',
  'purposes.2':
    'E-mails with news and bonuses come only if you have switched them on in your [preferences](/settings/preferences). E-mails about security always come. We do not sell data or pass it to advertisers.',
  'retention.title': 'How long we keep it',
  'retention.1':
    'Personal data, documents and the history of money and play are kept for at least five years: they are needed to check payments and settle disputes.',
  'retention.2':
    'What soon loses its point is kept for a shorter time:\n- ended sessions, counts of failed sign-ins and sent e-mails: 30 days;\n- the text of an e-mail with a code, a link or a password is wiped as soon as it is sent;\n- daily sums for your limits: 62 days;\n- an avatar that you have replaced: about a day;\n- fingerprints of your linked profiles, e-mail, documents and browsers: they show that two accounts have one owner, and cannot be read. Former ones are wiped within an hour; those of a self-excluded player once that time has ended. What a match means is decided by a moderator, not by software.',
  'retention.3':
    'Ledger entries and rounds in the public log are never deleted: they are what makes everything checkable.',
  'access.title': 'Who sees it',
  'access.1':
    'Staff see only what their work needs, and every view of an account is recorded:\n- a moderator sees the profile, sessions, events and a summary of play, and a shortened e-mail;\n- an administrator also sees the whole e-mail and the documents under review;\n- an auditor sees rounds with a player number, without name, e-mail or payments.',
  'access.2':
    'Other players see your nickname, avatar, VIP level, month of registration, bets in the feeds, overall statistics and chat messages. If you [hide your nickname](/settings/preferences), only its first letter remains, and the month of registration and the statistics disappear from your card.',
  'access.3':
    'A game provider or a payment system receives only what a game or a payment cannot do without. Authorities receive only what the law obliges us to hand over.',
  'log.title': 'The public log of rounds',
  'log.1':
    'Every round of our own games enters a public log that anyone can read and recompute. Its record holds the game, the stake with its account and currency, choice, outcome, payout, time, your seed or your browser’s random bytes, and a player number. It holds no name, nickname, e-mail, IP address or documents.',
  'log.2':
    'The player number is a pseudonym. It is the same in all rounds and leads to your card; if your nickname is hidden, the card shows only its first letter. Put nothing personal into your seed: it is published with the round.',
  'log.3':
    'A record cannot be changed or removed, even at your request: the log is built so that we cannot do it either. More on the [Fairness](/fairness) page.',
  'cookies.title': 'Cookies and browser storage',
  'cookies.1':
    'We set no advertising or analytics cookies. There are only these:\n- token: your session, 3 days;\n- device: a random number of the browser, to recognise familiar devices and to keep a self-exclusion, 400 days;\n- lang: a guest’s language, 7 days;\n- ref: who invited you, 30 days;\n- second_factor: a sign-in that waits for a code, 10 minutes;\n- xAuthNewProfile: marks an account as new after sign-in with X, 3 days.',
  'cookies.2':
    'Browser storage holds your confirmation of age, the settings of sound, animations and games, the time of reminders, revealed seeds, the number of the player who invited you, and a copy of your profile so that pages open faster. The copy is wiped when you sign out.',
  'cookies.3':
    'If you delete the cookies you are signed out, and a familiar device becomes a new one: signing in may take a code from an e-mail.',
  'outside.title': 'Outside services',
  'outside.1':
    'We look up the country of an IP address in a database on our own server: the address is sent nowhere. We need it to turn away players from blocked countries and to suggest a fitting currency to guests. Sources: NRO (nro.net), RouteViews (routeviews.org) and DB-IP (db-ip.com), licence CC BY 4.0; what we need was selected from their data and merged.',
  'outside.2':
    'You can sign in with Telegram, X, VK, Google or Steam. From there we get the profile’s number, name and page address, and the e-mail if the service has confirmed it; never a password or messages. Profiles are connected and disconnected on the [Account](/settings/account) page.',
  'outside.3':
    'The robot check runs in your browser and passes no data to anyone. If reCAPTCHA is switched on instead, Google receives your IP address and details of the browser.',
  'rights.title': 'Your rights',
  'rights.1':
    'In the settings you can:\n- download everything that we keep about you, in one file, on the [Limits](/settings/limits) page: profile, sign-ins, events, limits, transactions and bets, lists of documents and e-mails;\n- correct your nickname, e-mail and avatar and disconnect a social profile on the [Account](/settings/account) page;\n- turn off e-mails with news and hide your nickname on the [Preferences](/settings/preferences) page;\n- end a session on the [Security](/settings/security) page.',
  'rights.2':
    'Support corrects everything else. You can also object to any use of your data there: we will explain why it is needed, or stop it.',
  'rights.3':
    'What cannot be erased:\n- ledger entries and rounds of the public log: not even the software can change them;\n- data and documents that still have to be kept;\n- a self-exclusion and the trail of events: otherwise an exclusion could be bypassed.',
  'security.title': 'How we protect data',
  'security.1':
    'Passwords are stored as an Argon2id hash, session keys as a hash too. Documents and two-factor keys are encrypted (AES-256-GCM).',
  'security.2':
    'Important changes take the password or a recent sign-in. If your e-mail is confirmed, you get an e-mail about a sign-in from a new device, and the sign-in itself may take a code. Safest of all is [two-factor protection](/settings/security).',
  'security.3': 'Should data leak all the same, we will write to everyone affected: what has happened and what to do.',
  'adults.title': 'Adults only',
  'adults.1':
    'Glasshouse is for people who are 18 or older. We close any account that a child has opened. If you know of one, write to support.',
  'contact.title': 'Changes and questions',
  'contact.1': 'A new version appears on this page with a new date and applies from that date.',
  'contact.2':
    'Ask support about your data: the button is in the menu. It is open from 08:00 to 03:00 Moscow time (UTC+3), at weekends and on holidays from 10:00 to 03:00. On average it answers within 10 minutes in the chat and within 60 by e-mail.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
