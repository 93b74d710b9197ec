import type { ru } from './terms.text.ru.ts';

export const en = {
  intro:
    'These are the rules by which Glasshouse takes bets and pays. They are short because every sentence decides something.',
  updated: 'In force from 23 November 2026',
  'who.title': 'Who may play',
  'who.1':
    'You must be 18 or older to play. Where the law of your country sets a higher age, that age applies. We check your age by your documents.',
  'who.2':
    'The site does not work from blocked countries or through a VPN: a page that explains why opens in its place. Getting round this is not allowed. Your balance is not lost.',
  'account.title': 'Your account and its protection',
  'account.1':
    'Each person has one account. It may not be sold, given away or handed over: you are responsible for whatever is done with your login. Tell us the truth about yourself: your identity is checked against it.',
  'account.2':
    'After ten wrong attempts within 20 minutes, signing in is closed for 20 minutes. Switch on [two-factor protection](/settings/security) and keep the recovery codes apart from your phone.',
  'account.3':
    'We never ask for your password or codes, neither in the chat nor by e-mail. If somebody else has got into your account, change the password, end the other sessions and write to support at once.',
  'games.title': 'Games',
  'games.1':
    'We have six games of our own: Dice, Mines, Battle, Wheel of fortune, Coinflip and Classic. Beside them there are more than 6,000 slots and live dealer games from other providers.',
  'games.2':
    'Our server works out the outcome of our own games by a published formula. The outcome of a provider’s game is decided by the provider’s server: its rules are shown inside the game, and it does not enter our log.',
  'games.3':
    'A game may be switched off for a time. It then takes no new bets, but whatever was begun can be finished.',
  'fairness.title': 'Fairness and disputes about a round',
  'fairness.1':
    'Before you bet you see the fingerprint of a seed that we can no longer swap. In dice and mines your own seed enters the draw too; in the games that players share, it is random bytes that each player’s browser adds to a bet, and the number of a public beacon that nobody knows before betting has closed. Where a game draws in another way, the shield beside it and the record of the round say so. Every finished round of our own games is written into a public log that [anyone can recompute](/fairness). Where random.org has drawn a round of the wheel, the record holds its signature.',
  'fairness.2':
    'A dispute about a round is decided by the record in the log, not by the picture on a screen and not by our word. If recomputing shows that you were paid too little, we pay the difference.',
  'fairness.3':
    'Our errors are not at your cost. An interrupted round is either finished with the same seeds or voided, and then every stake in it is returned. An open game of mines waits for you on any device.',
  'fairness.4':
    'A lost connection does not change an accepted bet: the server works out the outcome, and you will find it in the game’s history.',
  'stakes.title': 'Bets, limits and return',
  'stakes.1':
    'A bet is accepted once the server has confirmed it. After that it cannot be cancelled; the exception is a coinflip room of yours that nobody has joined yet.',
  'stakes.2':
    'The least and the greatest stake, the chances, the multipliers and the exact return (RTP) of each of our own games are given in its rules on the game’s page. Payouts follow them and are rounded down to a hundredth of the base currency.',
  'stakes.3':
    'The rules of a round are fixed in its record and cannot be changed afterwards. RTP is an average over a vast number of bets, not a promise to give money back. On average the casino wins: stake only what you are ready to lose.',
  'currencies.title': 'Currencies',
  'currencies.1':
    'The base currency of the site is the Russian rouble, and amounts are kept as whole hundredths of it. A display currency only converts them: a new rate changes the number shown, not the balance. A bet is converted at the rate of the moment when the server accepts it.',
  'currencies.2':
    'Amounts can be shown in USD, RUB, EUR, UAH, KZT, UZS, TRY and TON. DIC and USDIC are bonus currencies: they never mix with real money and are not among the display currencies.',
  'deposits.title': 'Deposits',
  'deposits.1':
    'You can deposit ordinary money or cryptocurrency. Each method shows its least and greatest amount, cryptocurrency only the least. If a method charges a fee, the form says so.',
  'deposits.2':
    'You have 20 minutes to pay. In a transfer from person to person up to 0.99 is added to the amount so that we recognise your payment: transfer exactly what is shown. Send cryptocurrency in the network that you have chosen, and TON with the memo shown.',
  'deposits.3':
    'Money usually arrives within 10 minutes. If it takes longer, write to support. Too many unpaid requests close deposits for a while.',
  'deposits.4':
    'Before a deposit can be withdrawn it has to be wagered: bets of twice its amount must be placed (x2). Games of providers whose info says otherwise do not count.',
  'withdrawals.title': 'Withdrawals',
  'withdrawals.1':
    'You can withdraw once the wagering is done and there was at least one deposit within the last 7 days. The least amount is 100 roubles or the same in your currency, unless the method says more.',
  'withdrawals.2':
    'A withdrawal usually takes from 5 minutes to 72 hours:\n- review of the request: up to 24 hours;\n- an extra check, where needed: up to 72 hours;\n- on top of that, a bank may take up to 7 business days to credit the money.',
  'withdrawals.3':
    'The fee is 5% on top of the amount. There is none from level VIP10 up, nor for cryptocurrency. From a withdrawal in TON, 0.011 TON is deducted from what you receive.',
  'withdrawals.4':
    'Do not split a withdrawal: such requests are refused. Until a request is being processed you can cancel it, and the money goes back to your balance. Check the details: a payment sent to the wrong ones cannot be recovered.',
  'withdrawals.5':
    'A break or self-exclusion does not close withdrawals: while it lasts no recent deposit is needed, and under self-exclusion no wagering either.',
  'bonuses.title': 'Bonuses',
  'bonuses.1':
    'The conditions of a bonus are shown before you take it: who can have it, how much must be wagered, and by when. You need not take any.',
  'bonuses.2':
    'DIC unlock with bets on our own games and on games marked XP and can be converted from 100 DIC up. USDIC are played in dice and mines only and can be converted once they are wagered.',
  'bonuses.3':
    'For everybody:\n- no more than a hundred times a bonus can be withdrawn from it;\n- no more than three promo codes a day; your own code does not work, and an invitation code works once and only from the player who invited you;\n- bonuses for the first deposits: one at a time and three at most;\n- cashback, 5% of a week’s losses, can be collected on Sunday only, Moscow time, and lapses on Monday at 00:00;\n- a deposit in cryptocurrency brings another 5%.',
  'bonuses.4':
    'There are no bonuses during a break or self-exclusion. A bonus obtained by deceit, for example with several accounts, is cancelled together with what was won from it.',
  'club.title': 'VIP club and partner programme',
  'club.1':
    'The VIP club has 15 levels, from NVIP1 to SVIP. Your level follows from the sum of all your real-money bets and is never lowered. What it gives is shown in the club. A level is no reason to play more.',
  'club.2':
    'A partner gets a share of the income from the people they have invited: 25% at the first level, 50% at the second. From the third level on, terms are agreed on application. The income of partners whom they have brought in gives another 5%.',
  'club.3':
    'Income can be converted from 50 roubles or the same in your currency; requests are handled by hand on Wednesdays. You may not invite yourself, promise people winnings or send spam.',
  'chat.title': 'Chat',
  'chat.1':
    'A message has up to 150 characters, and you may send one every 5 seconds. Do not insult, advertise other projects, beg for money, publish other people’s personal data or pose as staff.',
  'chat.2':
    'A moderator can delete a message and close the chat to you: for 5, 30, 60, 120 or 180 minutes, 24 hours, a week or for good. The reason is advertising, an insult or another one that they write down. Play and money are not affected.',
  'responsible.title': 'Responsible gaming and self-exclusion',
  'responsible.1':
    'On the [Limits](/settings/limits) page you limit your own deposits, losses, bets and time. A limit can be lowered at once, but raised or removed only after 24 hours, when you confirm it within 7 days. The time reminder is switched on there too.',
  'responsible.2':
    'A break lasts 24 hours, 7 or 30 days; self-exclusion lasts 6 months, 1 year, 5 years or for good. Both are final until they end: not even we can cancel or shorten them, but you can extend them. Bets, deposits and bonuses are closed meanwhile, withdrawals and history stay open.',
  'responsible.3':
    'Self-exclusion binds the person. An account with the same linked profile, e-mail, document or browser as a player who has excluded themselves does not play until a moderator has decided whether it is the same person; then the exclusion holds for it too. Once the time is over, play opens only when you decide to come back. Opening another account to get round self-exclusion is not allowed. If play has stopped being fun, talk to someone close to you or to a professional: people do get over it.',
  'identity.title': 'Identity check',
  'identity.1':
    'We may ask for a document, most often before a withdrawal. Send it on the [Verification](/settings/kyc) page: a photo or scan as JPEG, PNG or WebP up to 10 MB. The review usually takes up to a day.',
  'identity.2':
    'Until your identity is verified, a withdrawal may have to wait. If a document is not accepted, we tell you why and you can send it again. How documents are kept is said in the [privacy policy](/helpdesk/policy).',
  'conduct.title': 'What is forbidden',
  'conduct.1':
    'You may not:\n- have several accounts or play for somebody else;\n- use other people’s documents, cards or wallets;\n- get round the block on countries, limits or self-exclusion;\n- collude against other players;\n- break into the site, disturb its work, or exploit errors instead of reporting them;\n- move proceeds of crime through the site.',
  'conduct.2':
    'For a breach we may cancel a bonus and restrict or block the account. We will say why. Money that has nothing to do with the breach stays yours.',
  'closing.title': 'Closing an account',
  'closing.1':
    'You can close your account any day: withdraw your money and write to support. If you only want to close play to yourself, [self-exclusion](/settings/limits) is enough.',
  'closing.2':
    'We charge nothing for not playing, and your balance does not expire. Ledger entries and rounds in the log remain after closing.',
  'complaints.title': 'Liability and complaints',
  'complaints.1':
    'We answer for our errors and put them right at our own cost. Your connection and device, the bank, the cryptocurrency’s network and a provider’s game are beyond our control, but we will help to sort things out.',
  'complaints.2':
    'Send a complaint to support: the button is in the menu. If it is about a round, give its number. Support is open from 08:00 to 03:00 Moscow time (UTC+3), at weekends and on holidays from 10:00 to 03:00. On average it answers within 10 minutes in the chat and within 60 by e-mail.',
  'complaints.3':
    'If you disagree with an answer, ask for it to be reviewed. And anyone you trust can check the record of a round: they do not need us for that.',
  'changes.title': 'Changes and law',
  'changes.1':
    'A new version appears on this page with a new date. Bets accepted, requests made and bonuses taken before it are settled by the version of their time.',
  'changes.2':
    'Where the law of your country gives you more rights than these rules, the law applies. If translations differ, the Russian text is the right one.',
} as const satisfies Readonly<Record<keyof typeof ru, string>>;
